import { supportTexts } from '../../features/support';
import { SupportRequestScreen } from '../../features/support/SupportRequestScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={supportTexts.request.title} hidden />
      <SupportRequestScreen />
    </>
  );
}
