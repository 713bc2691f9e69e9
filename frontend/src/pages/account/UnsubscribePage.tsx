import { unsubscribeTexts, UnsubscribeScreen } from '../../features/notifications';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={unsubscribeTexts.title} hidden />
      <meta name="referrer" content="no-referrer" />
      <UnsubscribeScreen />
    </>
  );
}
