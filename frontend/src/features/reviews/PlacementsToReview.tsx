import { useListPlacementsToReviewQuery } from '../../api/reviews';
import { writeReviewPath } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { LinkButton } from '../../ui/Button';
import { reviewMessages } from './texts';
import { nameOf } from './name-of';
import { ReviewerFace } from './ReviewerFace';
import styles from './reviews.module.css';

const { card: texts } = reviewMessages;

const usePlacementsToReview = () =>
  useListPlacementsToReviewQuery(undefined, { refetchOnMountOrArgChange: true }).data?.items;

/** The stay that waits for this person's review. */
export function useReviewAtHand() {
  const [stay] = usePlacementsToReview() ?? [];
  return (
    stay && {
      title: texts.title(nameOf(stay.other)),
      text: texts.text(dayInWords(stay.opensAt)),
      action: { to: writeReviewPath(stay.arrangementId), label: texts.action },
    }
  );
}

/** Stays that wait for a word, on the dashboard. Nothing where there are none: it is an invitation, not a state. */
export function PlacementsToReview() {
  const stays = usePlacementsToReview();
  if (!stays || stays.length === 0) return null;
  return (
    <section className={styles.invitations} aria-labelledby="stays-to-review">
      <h2 id="stays-to-review">{texts.heading}</h2>
      <ul>
        {stays.map(({ arrangementId, other, opensAt }) => (
          <li key={arrangementId}>
            <ReviewerFace person={other} seed={arrangementId} />
            <div>
              <h3>{texts.title(nameOf(other))}</h3>
              <p>{texts.text(dayInWords(opensAt))}</p>
            </div>
            <LinkButton variant="quiet" to={writeReviewPath(arrangementId)} icon="star">
              {texts.action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
