import { useState } from 'react';
import type { EmployerClock, PermissionEntry, PermissionStepInput } from '../../api/employer-clock';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { FormDialog } from '../../ui/FormDialog';
import { TextArea, TextInput } from '../../ui/form';
import { employerClockTexts } from './texts';

const { dialog: texts } = employerClockTexts;
const LONGEST_NOTE = 500;
const FIELDS = ['on', 'until', 'note'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

interface PermissionDialogProps {
  clock: EmployerClock;
  step: PermissionEntry['step'];
  /** Throws what the server says. */
  onSave: (input: PermissionStepInput) => Promise<void>;
  onClose: () => void;
}

/** The day of a step, the last day that is permitted, and a note. */
export function PermissionDialog({ clock: { today, lastDay }, step, onSave, onClose }: PermissionDialogProps) {
  const [on, setOn] = useState(today);
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isGranted = step === 'granted';

  const submit = async () => {
    const found: Problems = {
      ...(on ? {} : { on: texts.dayMissing }),
      ...(isGranted && !until ? { until: texts.dayMissing } : {}),
    };
    setProblems(found);
    setFailure(null);
    if (found.on || found.until || note.length > LONGEST_NOTE) return false;
    setBusy(true);
    try {
      await onSave({ step, on, ...(isGranted && { until }), ...(note.trim() && { note: note.trim() }) });
      return true;
    } catch (error) {
      const fieldErrors = fieldProblems(error, FIELDS);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
      setBusy(false);
      return false;
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title={texts.titles[step]}
      failure={failure}
      submit={texts.save}
      busy={busy}
      onSubmit={submit}
    >
      <TextInput
        label={texts.on[step]}
        type="date"
        max={today}
        value={on}
        error={problems.on}
        onChange={({ target }) => setOn(target.value)}
      />
      {isGranted ? (
        <TextInput
          label={texts.until}
          hint={lastDay ? texts.untilHint(lastDay) : undefined}
          type="date"
          value={until}
          error={problems.until}
          onChange={({ target }) => setUntil(target.value)}
        />
      ) : null}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        error={problems.note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
