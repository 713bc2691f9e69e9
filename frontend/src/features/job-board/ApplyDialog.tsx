import { useState } from 'react';
import { useApplyForJobListingMutation, type BoardJobListing } from '../../api/job-board';
import { nameOnCard } from '../../entities/people';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useSessionDraft } from '../../lib/forms';
import { FormDialog } from '../../ui/FormDialog';
import { Checkbox, ErrorSummary, TextArea } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { apply: texts } = jobBoardTexts;
const LENGTH = { min: 50, max: 1000 };

interface ApplyDialogProps {
  jobListing: BoardJobListing;
  onClose: () => void;
}

/** Applies to a listing with a note. Mismatches are shown first; typed text survives a reload. */
export function ApplyDialog({ jobListing, onClose }: ApplyDialogProps) {
  const { values, type, forget } = useSessionDraft(`apply:${jobListing.id}`, { note: '' });
  const [knowingly, setKnowingly] = useState(false);
  const [problems, setProblems] = useState<{ note?: string; knowingly?: string; all?: string }>({});
  const [apply, { isLoading: busy }] = useApplyForJobListingMutation();
  const hasObstacles = jobListing.obstacles.length > 0;

  const submit = async () => {
    const note = values.note.trim();
    const missing = {
      ...(note.length < LENGTH.min && { note: texts.short }),
      ...(hasObstacles && !knowingly && { knowingly: texts.knowinglyMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return false;
    try {
      await apply({ id: jobListing.id, applicationInput: { note, knowingly } }).unwrap();
      forget();
      toast.success(texts.sent, texts.sentText);
      return true;
    } catch (error) {
      const field = fieldProblems(error)['note'];
      setProblems(field ? { note: field } : { all: messageOf(error) });
      return false;
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title={texts.title(nameOnCard(jobListing.family))}
      submit={texts.send}
      cancel={texts.cancel}
      busy={busy}
      onSubmit={submit}
    >
      <ErrorSummary title={texts.failed} errors={problems.all ? [{ id: null, message: problems.all }] : []} />
      {hasObstacles ? (
        <section className={styles.obstacles} aria-label={texts.obstacles}>
          <h3>{texts.obstacles}</h3>
          <ul>
            {jobListing.obstacles.map((obstacle) => (
              <li key={obstacle}>
                <Icon name="info" size={17} />
                {obstacle}
              </li>
            ))}
          </ul>
          <Checkbox
            label={texts.knowingly}
            checked={knowingly}
            error={problems.knowingly}
            onChange={({ target }) => setKnowingly(target.checked)}
          />
        </section>
      ) : null}
      <TextArea
        label={texts.note}
        hint={texts.hint}
        rows={7}
        maxLength={LENGTH.max}
        count={values.note.length}
        value={values.note}
        error={problems.note}
        onChange={({ target }) => type({ note: target.value })}
      />
    </FormDialog>
  );
}
