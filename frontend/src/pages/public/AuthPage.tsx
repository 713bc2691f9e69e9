import { AuthScreen, authMessages, loadSignUpIfShown } from '../../features/auth';
import { PageHead } from '../../lib/head';

export const ready = loadSignUpIfShown;

export function Component() {
  return (
    <>
      <PageHead title={authMessages.page.choose} description={authMessages.page.description} hidden />
      <AuthScreen />
    </>
  );
}
