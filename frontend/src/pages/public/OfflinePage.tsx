import { offlineTexts, OfflineScreen } from '../../features/offline';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={offlineTexts.title} hidden />
      {/* By this the page sees that it was served in place of another one (`server/deferred-boot.ts`). */}
      <meta name="shell" content="offline" />
      <OfflineScreen />
    </>
  );
}
