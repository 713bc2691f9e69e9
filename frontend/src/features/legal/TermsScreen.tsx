import { LegalScreen } from './LegalScreen';
import { terms } from './texts/terms';

/** The terms of use. */
export const TermsScreen = () => <LegalScreen write={terms} />;
