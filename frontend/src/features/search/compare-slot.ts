import type { ReactNode } from 'react';

/** Chooses people to compare, for members who search them. The page passes it in. */
export interface CompareSlot {
  /** The button in a result; `item` is its card. */
  toggle: (item: { id: string }) => ReactNode;
  /** The people chosen so far, under the list. */
  bar: () => ReactNode;
}
