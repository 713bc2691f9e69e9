import { authMessages, ResetPasswordScreen } from '../../features/auth';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={authMessages.reset.title} description={authMessages.reset.description} hidden />
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordScreen />
    </>
  );
}
