import { offlineMessages, OfflineScreen } from '../../features/offline';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={offlineMessages.title} hidden />
      {/* By this `entry-client` sees that the page was served in place of another one. */}
      <meta name="shell" content="offline" />
      <OfflineScreen />
    </>
  );
}
