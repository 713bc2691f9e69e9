import { AuthScreen, authTexts, loadSignUpIfShown } from '../../features/auth';
import { PageHead } from '../../lib/head';

export const ready = loadSignUpIfShown;

export function Component() {
  return (
    <>
      <PageHead title={authTexts.page.choose} description={authTexts.page.description} hidden />
      <AuthScreen />
    </>
  );
}
