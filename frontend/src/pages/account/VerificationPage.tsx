import { verificationTexts, VerificationScreen } from '../../features/verification';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={verificationTexts.title} hidden />
      <VerificationScreen />
    </>
  );
}
