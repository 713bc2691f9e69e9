import { useState } from 'react';
import type { CalendarDate, CalendarDateInput, HoursWeek } from '../../../api/hours';
import { fieldProblems, messageOf } from '../../../lib/api-error';
import { FormDialog } from '../../../ui/FormDialog';
import { Checkbox, ChoiceCard, FieldError, TextArea, TextInput } from '../../../ui/form';
import styles from '../hours.module.css';
import { FIELDS, formOf, inputOf, needsAnswer, problemsOf, type DateForm, type Problems } from './date-form';
import { datesTexts } from './texts';

const { dialog: texts } = datesTexts;
const KINDS = ['days_off', 'swap', 'school_holidays'] as const;
const LONGEST_NOTE = 300;

interface DateDialogProps {
  week: HoursWeek;
  /** Null for a new one. */
  date: CalendarDate | null;
  /** Throws what the server says. */
  onSave: (input: CalendarDateInput) => Promise<void>;
  onClose: () => void;
}

/** Days off, a swap or school holidays. */
export function DateDialog({ week, date, onSave, onClose }: DateDialogProps) {
  const { you, with: other } = week;
  const { form, set, problems, failure, busy, submit } = useDateForm({ week, date, onSave });
  return (
    <FormDialog
      onClose={onClose}
      title={date ? texts.change : texts.title[you]}
      failure={failure}
      submit={needsAnswer(form) ? texts.send : texts.save}
      busy={busy}
      onSubmit={submit}
    >
      <fieldset className={styles.kinds}>
        <legend>{texts.kind}</legend>
        {KINDS.map((kind) => (
          <ChoiceCard
            key={kind}
            name="kind"
            {...texts.kinds[kind]}
            checked={form.kind === kind}
            onChange={() => set({ kind })}
          />
        ))}
      </fieldset>
      <Days week={week} form={form} problems={problems} onChange={set} />
      {form.kind === 'school_holidays' ? (
        <>
          <p className={styles.quiet}>{texts.schoolDates}</p>
          <Checkbox
            label={texts.otherHours}
            checked={form.hasTimes}
            onChange={({ target }) => set({ hasTimes: target.checked })}
          />
          {form.hasTimes ? <Times form={form} problem={problems.times} onChange={(times) => set({ times })} /> : null}
        </>
      ) : null}
      <TextArea
        label={texts.note}
        hint={texts.noteHint(other.displayName)}
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        value={form.note}
        error={problems.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <p className={styles.quiet} aria-live="polite">
        {!needsAnswer(form)
          ? texts.atOnce(other.displayName)
          : date?.state === 'accepted'
            ? texts.acceptAgain(other.displayName)
            : texts.agree(other.displayName)}
      </p>
    </FormDialog>
  );
}

/** The typed date, its problems, and saving it. */
function useDateForm({ week, date, onSave }: Omit<DateDialogProps, 'onClose'>) {
  const [form, setForm] = useState<DateForm>(() => formOf(date, 'days_off'));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<DateForm>) => setForm((before) => ({ ...before, ...change }));

  const submit = async () => {
    const found = problemsOf(form, week);
    setProblems(found);
    setFailure(null);
    if (Object.values(found).some(Boolean) || form.note.length > LONGEST_NOTE) return false;
    setBusy(true);
    try {
      await onSave(inputOf(form, date?.version ?? 0));
      return true;
    } catch (error) {
      const fieldErrors = fieldProblems(error, FIELDS);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
      setBusy(false);
      return false;
    }
  };
  return { form, set, problems, failure, busy, submit };
}

interface DaysProps {
  week: HoursWeek;
  form: DateForm;
  problems: Problems;
  onChange: (change: Partial<DateForm>) => void;
}

/** The two days of a swap, or the first and the last one. */
function Days({ week: { startsOn: first, lastDay, today }, form, problems, onChange }: DaysProps) {
  const isSchool = form.kind === 'school_holidays';
  const from = today > first ? today : first;
  const dayInput = (field: 'startsOn' | 'endsOn' | 'insteadOn', label: string, optional = false) => (
    <TextInput
      label={label}
      type="date"
      min={isSchool ? first : from}
      max={lastDay}
      optional={optional}
      value={form[field]}
      error={problems[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <div className={styles.times}>
      {form.kind === 'swap' ? (
        <>
          {dayInput('startsOn', texts.free)}
          {dayInput('insteadOn', texts.instead)}
        </>
      ) : (
        <>
          {dayInput('startsOn', texts.from)}
          {dayInput('endsOn', texts.to, !isSchool)}
        </>
      )}
    </div>
  );
}

interface TimesProps {
  form: DateForm;
  problem: string | undefined;
  onChange: (times: DateForm['times']) => void;
}

function Times({ form: { times }, problem, onChange }: TimesProps) {
  const [morning, afternoon] = times;
  const timeInput = (label: string, value: string, set: (time: string) => DateForm['times'], optional = false) => (
    <TextInput
      label={label}
      type="time"
      optional={optional}
      value={value}
      onChange={({ target }) => onChange(set(target.value))}
    />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.times}>
        {timeInput(texts.start, morning.from, (from) => [{ ...morning, from }, afternoon])}
        {timeInput(texts.end, morning.to, (to) => [{ ...morning, to }, afternoon])}
        {timeInput(texts.second, afternoon.from, (from) => [morning, { ...afternoon, from }], true)}
        {timeInput(texts.secondEnd, afternoon.to, (to) => [morning, { ...afternoon, to }], true)}
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  );
}
