import type { IConfiguration } from 'dependency-cruiser';

declare const configuration: Required<Pick<IConfiguration, 'forbidden' | 'options'>>;
export default configuration;
