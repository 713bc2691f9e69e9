import { interviewMessages, InterviewsScreen } from '../../features/interviews';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={interviewMessages.title} hidden />
      <InterviewsScreen />
    </>
  );
}
