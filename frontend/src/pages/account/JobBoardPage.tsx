import { jobBoardMessages, JobBoardScreen } from '../../features/job-board';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={jobBoardMessages.title} hidden />
      <JobBoardScreen />
    </>
  );
}
