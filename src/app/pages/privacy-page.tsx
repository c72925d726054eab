import { legalLoader } from '../legal-loader.ts';
import { LegalText } from '../legal-text.tsx';

export const loader = () => legalLoader('privacyUrl');

export function Component() {
  return <LegalText text="privacy" />;
}
