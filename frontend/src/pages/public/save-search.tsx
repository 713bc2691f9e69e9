import { lazy, Suspense } from 'react';
import type { SaveSearchSlot } from '../../features/search';
import { retryImport } from '../../lib/retry-import';

/** Only those who are signed in are offered it, after everything else of the page has come. */
const SaveSearch = lazy(
  retryImport(async () => ({
    default: (await import('../../features/saved-searches/SaveSearch')).SaveSearch,
  })),
);

export const saveSearch: SaveSearchSlot = (search) => (
  <Suspense fallback={null}>
    <SaveSearch {...search} />
  </Suspense>
);
