import { arrangementMessages, ArrangementScreen } from '../../features/arrangement';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={arrangementMessages.title} hidden />
      <ArrangementScreen />
    </>
  );
}
