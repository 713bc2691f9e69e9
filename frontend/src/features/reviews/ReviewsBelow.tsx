import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { authPathBackTo } from '../../config/paths';
import { useSession } from '../../lib/session';
import { RegionLink } from '../../lib/region';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { reviewTexts } from './texts';
import styles from './reviews.module.css';
import { retryImport } from '../../lib/retry-import';

const PersonReviews = lazy(retryImport(async () => ({ default: (await import('./PersonReviews')).PersonReviews })));
const { list: texts } = reviewTexts;

interface ReviewsBelowProps {
  personId: string;
  rating: { average: number; count: number } | null;
}

/** Below a person's own texts: the rating for visitors, the reviews for members. */
export function ReviewsBelow({ personId, rating }: ReviewsBelowProps) {
  const { user, status } = useSession();
  const { pathname } = useLocation();
  if (user)
    return (
      <Suspense fallback={<Skeleton shape="card" height="160px" />}>
        <PersonReviews personId={personId} own={user.id === personId} />
      </Suspense>
    );
  if (!rating || rating.count === 0 || status !== 'signed-out') return null;
  return (
    <section className={styles.about} aria-labelledby="reviews">
      <div className={styles.aboutHead}>
        <h2 id="reviews">{texts.heading}</h2>
        <p>
          <Stars rating={rating.average} /> <span>{texts.count(rating.count)}</span>
        </p>
      </div>
      <p className={styles.quiet}>
        {texts.ground} <RegionLink to={authPathBackTo(pathname)}>{texts.visitors}</RegionLink>
      </p>
    </section>
  );
}
