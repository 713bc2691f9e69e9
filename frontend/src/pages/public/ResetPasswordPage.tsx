import { laterAuthTexts, ResetPasswordScreen } from '../../features/auth';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={laterAuthTexts.reset.title} description={laterAuthTexts.reset.description} hidden />
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordScreen />
    </>
  );
}
