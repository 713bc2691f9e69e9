import { Suspense, useEffect } from 'react';
import { isApiError } from '../../lib/api-error';
import { useGetOwnJobListingQuery } from '../../api/job-board';
import { paths } from '../../config/paths';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { jobListing: texts, inbox, failed } = jobBoardTexts;
/** Au pairs never need these, so they load next to the family's listing. */
const { Part: OwnListing, preload: loadListing } = lazyPart(
  retryImport(async () => (await import('./OwnListing')).OwnListing),
);
const { Part: Inbox, preload: loadInbox } = lazyPart(retryImport(async () => (await import('./Inbox')).Inbox));

/** The board for a family: its own listing, and the applications to it. */
export function FamilyBoard() {
  const { data, error, refetch } = useGetOwnJobListingQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    for (const load of [loadListing, loadInbox]) load().catch(() => undefined);
  }, []);
  const incomplete = isApiError(error) && error.code === 'profile_incomplete';
  const waiting = <Skeleton shape="card" height="320px" />;
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading}</h1>
      {incomplete ? (
        <EmptyState title={texts.incomplete} text={texts.incompleteText}>
          <LinkButton to={paths.familyProfileForm}>{texts.complete}</LinkButton>
        </EmptyState>
      ) : error && !data ? (
        <Failed words={failed} onAgain={() => void refetch()} />
      ) : !data ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <OwnListing key={data.jobListing?.id ?? ''} mine={data} />
          <h2 className={styles.section}>{inbox.heading}</h2>
          <Inbox />
        </Suspense>
      )}
    </div>
  );
}
