import { useListPlacementsToReviewQuery } from '../../api/reviews';
import { writeReviewPath } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { nameOf } from './name-of';
import { dashboardReviewsTexts as texts } from './dashboard-texts';

/** The placements that wait for this person's review. */
export function useDashboardReviews() {
  const { data } = useListPlacementsToReviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (data?.items ?? []).map(({ agreementId, other, opensAt }) => ({
    id: `review-${agreementId}`,
    icon: 'star' as const,
    title: texts.title(nameOf(other)),
    text: texts.text(dayInWords(opensAt)),
    action: { to: writeReviewPath(agreementId), label: texts.action },
  }));
}
