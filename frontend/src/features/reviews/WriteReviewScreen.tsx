import { useParams } from 'react-router-dom';
import { isApiError } from '../../lib/api-error';
import { useGetPlacementReviewsQuery, type ReviewedPlacement } from '../../api/reviews';
import { paths } from '../../config/paths';
import { VerifiedMark } from '../../entities/people/Reputation';
import { dayInWords } from '../../lib/format/date';
import { useSession, type SessionUser } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { reviewTexts as texts } from './texts';
import { nameOf } from './name-of';
import { ReviewerFace } from './ReviewerFace';
import { ReviewActions } from './ReviewActions';
import { ReviewForm } from './ReviewForm';
import { ReviewText } from './ReviewText';
import styles from './WriteReview.module.css';

/** Writing a review of a placement, and reading both reviews when they are published. */
export function WriteReviewScreen() {
  const { agreementId = '' } = useParams();
  // A notification can lead straight to another review, which must not start with the text typed for this one.
  return <PlacementReviews key={agreementId} agreementId={agreementId} />;
}

function PlacementReviews({ agreementId }: { agreementId: string }) {
  const { user } = useSession();
  const { data, error, refetch } = useGetPlacementReviewsQuery({ agreementId }, { refetchOnMountOrArgChange: true });
  if (!user || (!data && !error)) return <Spinner page label={texts.loading} />;
  if (data) return <PlacementToReview placement={data} user={user} />;
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? (
    <EmptyState page drawing={<LostDrawing />} title={texts.missing.title} text={texts.missing.text}>
      <LinkButton to={paths.dashboard}>{texts.missing.action}</LinkButton>
    </EmptyState>
  ) : (
    <Failed page words={texts.failed} onAgain={() => void refetch()} />
  );
}

function PlacementToReview({ placement, user }: { placement: ReviewedPlacement; user: SessionUser }) {
  const name = nameOf(placement.other);
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <ReviewerFace person={placement.other} seed={placement.agreementId} />
        <div>
          <h1>{texts.heading(name)}</h1>
          <p>{texts.placement(dayInWords(placement.startsOn), dayInWords(placement.endsOn))}</p>
          <VerifiedMark verified={placement.other?.verified ?? null} />
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          {placement.phase === 'writable' ? (
            <ReviewForm placement={placement} user={user} />
          ) : (
            <Closed placement={placement} />
          )}
        </div>
        {placement.phase === 'writable' ? (
          <aside className={styles.blind}>
            <Icon name="lock" size={24} />
            <h2>{texts.blind.title}</h2>
            <p>{texts.blind.text(dayInWords(placement.opensAt))}</p>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

function Closed({ placement }: { placement: ReviewedPlacement }) {
  const { title, text } = texts.phases[placement.phase === 'writable' ? 'closed' : placement.phase];
  return (
    <>
      <section className={styles.closed}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
      {placement.phase === 'closed' ? (
        <>
          <section className={styles.side}>
            <h2>{texts.theirs(nameOf(placement.other))}</h2>
            {placement.theirs ? (
              <>
                <ReviewText review={placement.theirs} />
                <ReviewActions review={placement.theirs} own />
              </>
            ) : (
              <p>{texts.nothingFromThem}</p>
            )}
          </section>
          <section className={styles.side}>
            <h2>{texts.yours}</h2>
            {placement.own ? <ReviewText review={placement.own} /> : <p>{texts.nothingFromYou}</p>}
          </section>
        </>
      ) : null}
    </>
  );
}
