import { useState } from 'react';
import type { HoursDay, RecordedDayInput } from '../../api/hours';
import { weekdayInWords } from '../../lib/format/date';
import { FormDialog } from '../../ui/FormDialog';
import { ChoiceCard, TextArea, TextInput } from '../../ui/form';
import styles from './hours.module.css';
import type { UnsentDay } from './hours-outbox';
import { minutesWorked } from './hours-words';
import { hoursTexts } from './texts';

const { enter: texts } = hoursTexts;
const WAYS = ['times', 'duration'] as const;
const LONGEST_NOTE = 500;

interface EnterHoursDialogProps {
  day: HoursDay;
  /** The family's, in which the times are. */
  timeZone: string;
  /** The entry from before the day changed. */
  typed: UnsentDay | undefined;
  onClose: () => void;
  onRecord: (minutes: number, input: RecordedDayInput) => void;
}

type Problems = Partial<Record<'startsAt' | 'endsAt' | 'hours', string>>;

/** The hours of a day that was not as planned: from a start to an end, or their number. */
export function EnterHoursDialog({ day, timeZone, typed, onClose, onRecord }: EnterHoursDialogProps) {
  const { recorded, planned, version } = day;
  const before = typed ? { ...typed.input, minutes: typed.minutes } : recorded;
  const [way, setWay] = useState<(typeof WAYS)[number]>(before && !before.startsAt ? 'duration' : 'times');
  const [startsAt, setStartsAt] = useState(before?.startsAt ?? planned[0]?.from ?? '');
  const [endsAt, setEndsAt] = useState(before?.endsAt ?? planned.at(-1)?.to ?? '');
  const [hours, setHours] = useState(before ? String(Math.round((before.minutes / 60) * 100) / 100) : '');
  const [note, setNote] = useState(before?.note ?? '');
  const [problems, setProblems] = useState<Problems>({});

  const submit = () => {
    const worked = way === 'times' ? minutesWorked(day.day, startsAt, endsAt, timeZone) : null;
    const found = way === 'times' ? ofTimes(startsAt, endsAt, worked) : ofHours(hours);
    setProblems(found);
    if (Object.keys(found).length > 0 || note.length > LONGEST_NOTE) return false;
    const minutes = worked ?? Math.round(Number(hours) * 60);
    const entered = way === 'times' ? { startsAt, endsAt } : { minutes };
    onRecord(minutes, { way, version, ...entered, ...(note.trim() && { note: note.trim() }) });
    return true;
  };

  return (
    <FormDialog onClose={onClose} title={texts.title(weekdayInWords(day.day))} submit={texts.save} onSubmit={submit}>
      {recorded?.state === 'confirmed' ? <p>{texts.again}</p> : null}
      <fieldset className={styles.ways}>
        <legend>{texts.how}</legend>
        {WAYS.map((one) => (
          <ChoiceCard key={one} name="way" label={texts.ways[one]} checked={way === one} onChange={() => setWay(one)} />
        ))}
      </fieldset>
      {way === 'times' ? (
        <div className={styles.times}>
          <TextInput
            label={texts.startsAt}
            type="time"
            value={startsAt}
            error={problems.startsAt}
            onChange={({ target }) => setStartsAt(target.value)}
          />
          <TextInput
            label={texts.endsAt}
            type="time"
            value={endsAt}
            error={problems.endsAt}
            onChange={({ target }) => setEndsAt(target.value)}
          />
        </div>
      ) : (
        <TextInput
          label={texts.hours}
          hint={texts.hoursHint}
          inputMode="decimal"
          value={hours}
          error={problems.hours}
          onChange={({ target }) => setHours(target.value.replace(',', '.'))}
        />
      )}
      <TextArea
        label={texts.note}
        optional
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}

function ofTimes(startsAt: string, endsAt: string, worked: number | null): Problems {
  if (!startsAt) return { startsAt: texts.timesMissing };
  if (!endsAt) return { endsAt: texts.timesMissing };
  if (endsAt <= startsAt) return { endsAt: texts.timesOrder };
  return worked === null || worked <= 0 ? { endsAt: texts.timesSkipped } : {};
}

function ofHours(hours: string): Problems {
  const number = hours.trim() === '' ? NaN : Number(hours);
  return number >= 0 && number <= 24 ? {} : { hours: texts.hoursWrong };
}
