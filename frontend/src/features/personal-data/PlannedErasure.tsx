import { type AccountErasure, useCancelOwnErasureMutation } from '../../api/personal-data';
import { Button } from '../../ui/Button';
import { messageOf } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import { personalDataTexts } from './texts';
import styles from './personal-data.module.css';

const { leaving: texts } = personalDataTexts;

/** The day of the planned erasure, and the button to keep the account. */
export function PlannedErasure({ erasure: { dueAt, ownWish } }: { erasure: AccountErasure }) {
  const { staying, stay } = useKeepAccount();
  const when = dayInWords(dueAt);
  return (
    <div className={styles.planned} role="status">
      <p>{ownWish ? texts.planned(when) : texts.plannedByUs(when)}</p>
      {ownWish ? (
        <Button busy={staying} onClick={() => void stay()}>
          {texts.stay}
        </Button>
      ) : null}
    </div>
  );
}

/** Cancels the planned erasure with one press. */
function useKeepAccount(): { staying: boolean; stay: () => Promise<void> } {
  const [keep, { isLoading: staying }] = useCancelOwnErasureMutation();
  const stay = async () => {
    try {
      await keep().unwrap();
      toast.success(personalDataTexts.leaving.stayed, personalDataTexts.leaving.stayedText);
    } catch (problem) {
      toast.error(personalDataTexts.notDone, messageOf(problem));
    }
  };
  return { staying, stay };
}
