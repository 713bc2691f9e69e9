import { AuthScreen, authMessages } from '../../features/auth';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={authMessages.page.choose} description={authMessages.page.description} hidden />
      <AuthScreen />
    </>
  );
}
