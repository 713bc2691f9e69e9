import { verificationMessages, VerificationScreen } from '../../features/verification';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={verificationMessages.title} hidden />
      <VerificationScreen />
    </>
  );
}
