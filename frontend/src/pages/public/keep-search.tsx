import { lazy, Suspense } from 'react';
import type { KeepSlot } from '../../features/search';

/** Only those who are signed in are offered it, after everything else of the page has come. */
const KeepSearch = lazy(async () => ({
  default: (await import('../../features/saved-searches/KeepSearch')).KeepSearch,
}));

export const keepSearch: KeepSlot = (search) => (
  <Suspense fallback={null}>
    <KeepSearch {...search} />
  </Suspense>
);
