import { savedSearchTexts, SavedSearchesScreen } from '../../features/saved-searches';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={savedSearchTexts.title} hidden />
      <SavedSearchesScreen />
    </>
  );
}
