import { interviewTexts, InterviewsScreen } from '../../features/interviews';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={interviewTexts.title} hidden />
      <InterviewsScreen />
    </>
  );
}
