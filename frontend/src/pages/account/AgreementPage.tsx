import { agreementTexts, AgreementScreen } from '../../features/agreement';
import { EarlyExitLink } from '../../features/support';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={agreementTexts.title} hidden />
      <AgreementScreen />
      <footer className="wrap">
        <EarlyExitLink />
      </footer>
    </>
  );
}
