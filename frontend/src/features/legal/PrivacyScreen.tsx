import { LegalScreen } from './LegalScreen';
import { privacy } from './texts/privacy';

/** The privacy policy. */
export const PrivacyScreen = () => <LegalScreen write={privacy} />;
