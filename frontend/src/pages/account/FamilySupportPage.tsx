import { supportTexts } from '../../features/support';
import { SupportScreen } from '../../features/support/SupportScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={supportTexts.titles.family} hidden />
      <SupportScreen role="family" />
    </>
  );
}
