import type { ReactNode } from 'react';
import type { SearchKindName } from './search-kinds';

/** Saves a search for members. The page passes it in, because a feature does not import another one. */
export type SaveSearchSlot = (search: { kind: SearchKindName; filters: Record<string, string> }) => ReactNode;
