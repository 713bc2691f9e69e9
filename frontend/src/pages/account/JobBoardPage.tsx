import { jobBoardTexts, JobBoardScreen } from '../../features/job-board';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={jobBoardTexts.title} hidden />
      <JobBoardScreen />
    </>
  );
}
