import type { ReactNode } from 'react';

/** How people are chosen to be compared, by members who look for them: the page brings it. */
export interface CompareSlot {
  /** In a result: `item` is its card. */
  toggle: (item: { id: string }) => ReactNode;
  /** Under the list: who is chosen so far. */
  bar: () => ReactNode;
}
