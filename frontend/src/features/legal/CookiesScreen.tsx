import type { ReactNode } from 'react';
import { LegalScreen } from './LegalScreen';
import { cookies } from './texts/cookies';

/** What the product keeps in a browser; `choice` is where one changes what one has allowed. */
export const CookiesScreen = ({ choice }: { choice: ReactNode }) => (
  <LegalScreen write={cookies} inserts={{ measuring: choice }} />
);
