import { savedSearchMessages, SavedSearchesScreen } from '../../features/saved-searches';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={savedSearchMessages.title} hidden />
      <SavedSearchesScreen />
    </>
  );
}
