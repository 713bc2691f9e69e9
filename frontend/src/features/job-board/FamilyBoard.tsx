import { isApiError } from '../../lib/api-error';
import { useGetOwnJobListingQuery } from '../../api/job-board';
import { paths } from '../../config/paths';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { Inbox } from './Inbox';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { OwnListing } from './OwnListing';

const { jobListing: texts, inbox, failed } = jobBoardTexts;

/** The board for a family: its own listing, and the applications to it. */
export function FamilyBoard() {
  const { data, error, refetch } = useGetOwnJobListingQuery(undefined, { refetchOnMountOrArgChange: true });
  const incomplete = isApiError(error) && error.code === 'profile_incomplete';
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
        <Skeleton shape="card" height="320px" />
      ) : (
        <>
          <OwnListing key={data.jobListing?.id ?? ''} mine={data} />
          <h2 className={styles.section}>{inbox.heading}</h2>
          <Inbox />
        </>
      )}
    </div>
  );
}
