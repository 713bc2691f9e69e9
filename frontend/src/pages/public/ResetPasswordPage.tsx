import { laterAuthMessages, ResetPasswordScreen } from '../../features/auth';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={laterAuthMessages.reset.title} description={laterAuthMessages.reset.description} hidden />
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordScreen />
    </>
  );
}
