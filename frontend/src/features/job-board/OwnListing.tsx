import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useSetOwnJobListingStateMutation, type OwnJobListing, type JobListingState } from '../../api/job-board';
import { useToday } from '../../lib/clocks';
import { shortDay } from '../../lib/format/date';
import { useSession } from '../../lib/session';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { toast } from '../../ui/toast';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { ListingPay, Pay, JobListingText } from './ListingCard';
import { ListingForm } from './ListingForm';

const { jobListing: texts, moveFailed } = jobBoardTexts;

/** The family's own listing: none yet, the form, or the published listing. */
export function OwnListing({ mine }: { mine: OwnJobListing }) {
  const [editing, setEditing] = useState(false);
  const isCoParent = useSession().user?.coParent !== undefined;
  if (editing) return <ListingForm mine={mine} onDone={() => setEditing(false)} />;
  if (!mine.jobListing && isCoParent) return <EmptyState title={texts.noneYet} text={texts.onlyAccountHolder} />;
  if (!mine.jobListing)
    return (
      <EmptyState drawing={<KettleDrawing />} title={texts.none} text={texts.noneText}>
        <Button icon="edit" onClick={() => setEditing(true)}>
          {texts.write}
        </Button>
      </EmptyState>
    );
  return <Published mine={mine} jobListing={mine.jobListing} canEdit={!isCoParent} onEdit={() => setEditing(true)} />;
}

interface PublishedProps {
  mine: OwnJobListing;
  jobListing: NonNullable<OwnJobListing['jobListing']>;
  /** False for a co-parent. */
  canEdit: boolean;
  onEdit: () => void;
}

function Published({ mine: { currency, payFloor }, jobListing, canEdit, onEdit }: PublishedProps) {
  const hasMoved = jobListing.currency !== currency;
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [setState, { isLoading: busy }] = useSetOwnJobListingStateMutation();
  const change = async (state: JobListingState) => {
    setFailure(null);
    try {
      await setState({ jobListingStateInput: { state } }).unwrap();
      setAsking(false);
      toast.success(texts.changed);
    } catch (error) {
      if (state === 'filled') setFailure(`${moveFailed}. ${messageOf(error)}`);
      else toast.error(moveFailed, messageOf(error));
    }
  };
  return (
    <article className={styles.own}>
      <header>
        <p className={styles.state}>
          <Badge variant={jobListing.state === 'open' ? 'success' : 'warning'}>{texts.states[jobListing.state]}</Badge>
          {hasMoved
            ? texts.moved(currency)
            : jobListing.state === 'paused'
              ? texts.pausedText
              : jobListing.startsOn < today
                ? texts.startPassed
                : texts.since(shortDay(jobListing.publishedAt))}
        </p>
        <Pay jobListing={jobListing} />
      </header>
      {hasMoved ? null : <ListingPay jobListing={jobListing} floor={payFloor} />}
      <JobListingText jobListing={jobListing} advice={<p>{jobBoardTexts.card.ownWarning}</p>} />
      {canEdit ? (
        <footer>
          <Button variant="quiet" icon="edit" onClick={onEdit}>
            {texts.edit}
          </Button>
          {hasMoved ? null : (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => void change(jobListing.state === 'open' ? 'paused' : 'open')}
            >
              {jobListing.state === 'open' ? texts.pause : texts.open}
            </Button>
          )}
          <Button variant="plain" onClick={() => setAsking(true)}>
            {texts.filled}
          </Button>
        </footer>
      ) : (
        <p className={styles.told}>{texts.onlyAccountHolder}</p>
      )}
      <Dialog
        open={asking}
        onClose={() => {
          setAsking(false);
          setFailure(null);
        }}
        title={texts.sureTitle}
        failure={failure}
        footer={
          <>
            <Button variant="plain" onClick={() => setAsking(false)}>
              {texts.notYet}
            </Button>
            <Button busy={busy} onClick={() => void change('filled')}>
              {texts.sure}
            </Button>
          </>
        }
      >
        <p>{texts.sureText}</p>
      </Dialog>
    </article>
  );
}
