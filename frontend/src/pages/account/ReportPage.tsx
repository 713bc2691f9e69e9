import { ReportScreen, safetyTexts } from '../../features/safety';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={safetyTexts.report.title} hidden />
      <ReportScreen />
    </>
  );
}
