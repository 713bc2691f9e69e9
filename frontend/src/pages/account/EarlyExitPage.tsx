import { earlyExitTexts } from '../../features/support/early-exit-texts';
import { EarlyExitScreen } from '../../features/support/EarlyExitScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={earlyExitTexts.title} hidden />
      <meta name="referrer" content="no-referrer" />
      <EarlyExitScreen />
    </>
  );
}
