import type { ReactNode } from 'react';
import type { SearchKindName } from './search-kinds';

/** Where a search can be kept, for those who are signed in: the page brings it, features do not know each other. */
export type KeepSlot = (search: { kind: SearchKindName; filters: Record<string, string> }) => ReactNode;
