import { LegalScreen } from './LegalScreen';
import { privacy } from './texts/privacy';

/** What the product holds about people, and why. */
export const PrivacyScreen = () => <LegalScreen write={privacy} />;
