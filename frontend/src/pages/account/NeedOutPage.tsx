import { needOutMessages } from '../../features/support/need-out-texts';
import { NeedOutScreen } from '../../features/support/NeedOutScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={needOutMessages.title} hidden />
      <meta name="referrer" content="no-referrer" />
      <NeedOutScreen />
    </>
  );
}
