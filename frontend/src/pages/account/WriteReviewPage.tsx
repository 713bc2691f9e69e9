import { reviewTexts } from '../../features/reviews';
import { WriteReviewScreen } from '../../features/reviews/WriteReviewScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={reviewTexts.title} hidden />
      <WriteReviewScreen />
    </>
  );
}
