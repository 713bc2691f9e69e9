import { messageOf } from '../../lib/api-error';
import { useListReviewsQuery, type Review } from '../../api/reviews';
import { auPairPath, familyPath } from '../../config/paths';
import { VerifiedMark } from '../../entities/people/Reputation';
import { capitalised } from '../../lib/format/capitalised';
import { monthAndYear } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { RegionLink } from '../../lib/region';
import { useEntryState } from '../../lib/use-entry-state';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { reviewTexts } from './texts';
import { nameOf } from './name-of';
import { ReviewerFace } from './ReviewerFace';
import { ReviewActions } from './ReviewActions';
import { ReviewText } from './ReviewText';
import styles from './reviews.module.css';

const { list: texts } = reviewTexts;
const PAGE = 5;
const MOST = 50;

interface PersonReviewsProps {
  personId: string;
  /** They are looking at what is said about themself. */
  own: boolean;
}

/** The published reviews about a person: the rating, and all texts. */
export function PersonReviews({ personId, own }: PersonReviewsProps) {
  const [limit, setLimit] = useEntryState('reviews', PAGE);
  const { data, currentData, error, isFetching, refetch } = useListReviewsQuery(
    { aboutId: personId, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section className={styles.about} aria-labelledby="reviews">
      <div className={styles.aboutHead}>
        <h2 id="reviews">{texts.heading}</h2>
        {data?.average == null ? null : (
          <p>
            <Stars rating={data.average} /> <span>{texts.count(data.count)}</span>
          </p>
        )}
      </div>
      {error && !data ? (
        <div className={styles.quiet}>
          <p>
            {texts.failed} {messageOf(error)}
          </p>
          <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      ) : !data ? (
        <Skeleton shape="card" height="160px" />
      ) : data.items.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <>
          <p className={styles.ground}>{texts.ground}</p>
          <ul className={styles.reviews}>
            {data.items.map((review) => (
              <li key={review.id}>
                <OneReview review={review} own={own} />
              </li>
            ))}
          </ul>
          {error && !isFetching && !currentData ? (
            <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />
          ) : data.nextCursor && (limit < MOST || !currentData) ? (
            <Button
              ref={focusParentOnUnmount}
              variant="quiet"
              busy={isFetching && !currentData}
              onClick={() => setLimit(Math.min(limit * 2, MOST))}
            >
              {texts.more}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function OneReview({ review, own }: { review: Review; own: boolean }) {
  const { id, author, stayFrom, stayUntil, endedEarly } = review;
  const name = author ? nameOf(author) : texts.someone;
  const lived = texts.lived(monthAndYear(`${stayFrom}-01`), monthAndYear(`${stayUntil}-01`));
  const page = author?.userType === 'family' ? familyPath : auPairPath;
  return (
    <article className={styles.review}>
      <header>
        <ReviewerFace person={author} seed={id} />
        <div>
          <h3>
            {author?.active ? <RegionLink to={page(author.id)}>{capitalised(name)}</RegionLink> : capitalised(name)}
          </h3>
          <p>{endedEarly ? `${lived}, ${texts.early}` : lived}</p>
          <VerifiedMark verified={author?.verified ?? null} />
        </div>
      </header>
      <ReviewText review={review} />
      <ReviewActions review={review} own={own} />
    </article>
  );
}
