import { arrangementMessages, ArrangementScreen } from '../../features/arrangement';
import { NeedOutLink } from '../../features/support';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={arrangementMessages.title} hidden />
      <ArrangementScreen />
      <footer className="wrap">
        <NeedOutLink />
      </footer>
    </>
  );
}
