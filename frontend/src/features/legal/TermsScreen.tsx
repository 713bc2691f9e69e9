import { LegalScreen } from './LegalScreen';
import { terms } from './texts/terms';

/** What people agree on with us. */
export const TermsScreen = () => <LegalScreen write={terms} />;
