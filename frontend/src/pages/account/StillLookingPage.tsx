import { StillLookingScreen, stillLookingTexts } from '../../features/profile-editing';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={stillLookingTexts.title} hidden />
      <meta name="referrer" content="no-referrer" />
      <StillLookingScreen />
    </>
  );
}
