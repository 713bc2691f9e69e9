import type { ReactNode } from 'react';

/** Content that other features add to a person's page. The page combines them: features do not import each other. */
export interface ProfileSlots<Page> {
  /** Checks and reviews. */
  trust?: (page: Page) => ReactNode;
  /** More that can be done with this person, for those who are signed in. */
  actions?: (page: Page) => ReactNode;
  /** Beneath their own words. */
  below?: (page: Page) => ReactNode;
}
