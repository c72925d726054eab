import { legalLoader } from '../legal-loader.ts';
import { LegalText } from '../legal-text.tsx';

export const loader = () => legalLoader('termsUrl');

export function Component() {
  return <LegalText text="terms" />;
}
