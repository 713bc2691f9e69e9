import type { ReactNode } from 'react';

/** What other subjects add to a person's page. The page brings them together: features do not know each other. */
export interface ProfileSlots<Page> {
  /** What was checked, and what others say. */
  trust?: (page: Page) => ReactNode;
  /** More that can be done with this person, for those who are signed in. */
  actions?: (page: Page) => ReactNode;
  /** Beneath their own words. */
  below?: (page: Page) => ReactNode;
}
