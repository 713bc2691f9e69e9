import type { ReactNode } from 'react';
import { LegalScreen } from './LegalScreen';
import { cookies } from './texts/cookies';

/** The cookie policy; `choice` is the control that changes the consent. */
export const CookiesScreen = ({ choice }: { choice: ReactNode }) => (
  <LegalScreen write={cookies} inserts={{ measuring: choice }} />
);
