import { AppealScreen, safetyTexts } from '../../features/safety';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={safetyTexts.appeal.title} hidden />
      <AppealScreen />
    </>
  );
}
