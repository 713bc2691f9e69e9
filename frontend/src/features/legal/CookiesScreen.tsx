import { LegalScreen } from './LegalScreen';
import { cookies } from './texts/cookies';

/** What the product keeps in a browser. */
export const CookiesScreen = () => <LegalScreen write={cookies} />;
