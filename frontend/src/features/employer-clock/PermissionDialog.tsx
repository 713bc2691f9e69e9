import { useId, useState, type FormEvent } from 'react';
import type { EmployerClock, PermissionEntry, PermissionStepInput } from '../../api/employer-clock';
import { isApiError, messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea, TextInput } from '../../ui/form';
import styles from './employer-clock.module.css';
import { employerClockMessages } from './texts';

const { dialog: texts } = employerClockMessages;
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
  const form = useId();
  const [on, setOn] = useState(today);
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isGranted = step === 'granted';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(on ? {} : { on: texts.dayMissing }),
      ...(isGranted && !until ? { until: texts.dayMissing } : {}),
    };
    setProblems(found);
    setFailure(null);
    if (found.on || found.until || note.length > LONGEST_NOTE) return;
    setBusy(true);
    try {
      await onSave({ step, on, ...(isGranted && { until }), ...(note.trim() && { note: note.trim() }) });
    } catch (error) {
      const fields = isApiError(error) ? error.fields : undefined;
      setProblems(Object.fromEntries(FIELDS.map((field) => [field, fields?.[field]?.[0]])));
      if (!fields) setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.titles[step]}
      failure={failure}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
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
      </form>
    </Dialog>
  );
}
