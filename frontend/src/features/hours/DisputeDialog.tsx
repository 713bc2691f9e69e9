import { useState } from 'react';
import { useDisputeHoursMutation, type HoursDay } from '../../api/hours';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { FormDialog } from '../../ui/FormDialog';
import { TextArea } from '../../ui/form';
import { weekdayInWords } from './hours-words';
import { hoursMessages } from './texts';

const { dispute: texts, actions } = hoursMessages;
const LENGTH = { min: 3, max: 500 };

interface DisputeDialogProps {
  arrangementId: string;
  day: HoursDay;
  /** The au pair. */
  name: string;
  onClose: () => void;
}

/** The family says how a day was different. */
export function DisputeDialog({ arrangementId, day, name, onClose }: DisputeDialogProps) {
  const [note, setNote] = useState(day.recorded?.familyNote ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [dispute, { isLoading: busy }] = useDisputeHoursMutation();

  const submit = async () => {
    const said = note.trim();
    setProblem(said.length < LENGTH.min ? texts.short : undefined);
    if (said.length < LENGTH.min || said.length > LENGTH.max) return false;
    setFailure(null);
    try {
      await dispute({
        arrangementId,
        day: day.day,
        disputedDayInput: { version: day.version, note: said },
      }).unwrap();
      return true;
    } catch (error) {
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
      <p>{texts.text(name)}</p>
      <TextArea
        label={texts.note}
        rows={4}
        maxLength={LENGTH.max}
        value={note}
        error={problem}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
