import { supportMessages } from '../../features/support';
import { SupportRequestScreen } from '../../features/support/SupportRequestScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={supportMessages.request.title} hidden />
      <SupportRequestScreen />
    </>
  );
}
