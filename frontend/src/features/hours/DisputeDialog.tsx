import { useState } from 'react';
import { useDisputeHoursMutation, type HoursDay, type HoursWeek } from '../../api/hours';
import { fieldProblems, isApiError, messageOf } from '../../lib/api-error';
import { weekdayInWords } from '../../lib/format/date';
import { useSessionDraft } from '../../lib/forms';
import { FormDialog } from '../../ui/FormDialog';
import { TextArea } from '../../ui/form';
import { Notes, RecordedInWords } from './DayRow';
import styles from './hours.module.css';
import { hoursTexts } from './texts';

const { dispute: texts, actions } = hoursTexts;
const LENGTH = { min: 3, max: 500 };

interface DisputeDialogProps {
  week: HoursWeek;
  day: HoursDay;
  onClose: () => void;
}

/** The family says how a day was different. */
export function DisputeDialog({ week, day, onClose }: DisputeDialogProps) {
  const { values, type, forget } = useSessionDraft(`dispute:${week.agreementId}:${day.day}`, {
    note: day.recorded?.familyNote ?? '',
  });
  const { note } = values;
  const [problem, setProblem] = useState<string>();
  const [versionAtFirst] = useState(day.version);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [dispute, { isLoading: busy }] = useDisputeHoursMutation();

  const submit = async () => {
    const text = note.trim();
    setProblem(text.length < LENGTH.min ? texts.short : undefined);
    if (text.length < LENGTH.min || text.length > LENGTH.max) return false;
    setFailure(null);
    try {
      await dispute({
        agreementId: week.agreementId,
        day: day.day,
        // What changed since is shown before the next try.
        disputedDayInput: { version: changed ? day.version : versionAtFirst, note: text },
      }).unwrap();
      forget();
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') {
        setChanged(true);
        return false;
      }
      const field = fieldProblems(error)['note'];
      setProblem(field);
      setFailure(field ? null : `${actions.failed}. ${messageOf(error)}`);
      return false;
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title={texts.title(weekdayInWords(day.day))}
      failure={failure}
      submit={texts.send}
      busy={busy}
      onSubmit={submit}
    >
      <p>{texts.text(week.with.displayName)}</p>
      {changed ? (
        <div role="alert" className={styles.notSent}>
          <p>{texts.changed}</p>
          {day.recorded ? (
            <>
              <p className={styles.recorded}>
                <RecordedInWords {...day.recorded} />
              </p>
              <Notes recorded={day.recorded} week={week} />
            </>
          ) : (
            <p>{texts.removed}</p>
          )}
        </div>
      ) : null}
      <TextArea
        label={texts.note}
        rows={4}
        maxLength={LENGTH.max}
        value={note}
        error={problem}
        onChange={({ target }) => type({ note: target.value })}
      />
    </FormDialog>
  );
}
