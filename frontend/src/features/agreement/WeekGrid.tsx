import type { HoursClause, Weekday, WorkTime } from '../../api/agreements';
import { timeInWords } from '../../lib/format/time';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button, IconButton } from '../../ui/Button';
import { FieldError } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import styles from './WeekGrid.module.css';
import { agreementTexts } from './texts';
import { hoursInWords, idOf, lengthOf, weeklyMinutes, WEEKDAYS, type TermsErrors } from './terms-form';

const { fields: texts, days } = agreementTexts;
const FULL_DAY = 24 * 60;
const MOST = 4;

interface WeekGridProps {
  hours: HoursClause;
  fullWeekHours: number;
  errors: TermsErrors;
  onChange: (change: Partial<HoursClause>) => void;
}

/** A usual week: times by day, each day drawn as a line from midnight to midnight, with the total. */
export function WeekGrid({ hours, fullWeekHours, errors, onChange }: WeekGridProps) {
  const total = weeklyMinutes(hours);
  const free = WEEKDAYS.filter((day) => hours[day].length === 0).length;
  const copy = () => onChange(Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, hours.monday])));
  return (
    <div
      className={styles.week}
      role="group"
      aria-label={texts.week}
      aria-describedby={errors.hours ? `${idOf('hours')}-error` : undefined}
      id={idOf('hours')}
      tabIndex={-1}
    >
      {WEEKDAYS.map((day) => (
        <Day
          key={day}
          day={day}
          ranges={hours[day]}
          error={errors[`hours.${day}`]}
          onChange={(ranges) => onChange({ [day]: ranges })}
        />
      ))}
      <div className={styles.sum}>
        <p aria-live="polite">
          <b>{texts.total(hoursInWords(total), free)}</b>
        </p>
        <Button variant="plain" size="small" onClick={copy}>
          {texts.sameOnWeekdays}
        </Button>
      </div>
      {total > fullWeekHours * 60 ? (
        <p className={styles.warning}>
          <Icon name="alert" size={17} /> {texts.tooMuch(fullWeekHours)}
        </p>
      ) : null}
      {errors.hours ? <FieldError id={`${idOf('hours')}-error`}>{errors.hours}</FieldError> : null}
    </div>
  );
}

interface DayProps {
  day: Weekday;
  ranges: WorkTime[];
  error: string | undefined;
  onChange: (ranges: WorkTime[]) => void;
}

function Day({ day, ranges, error, onChange }: DayProps) {
  const name = days[day];
  const id = idOf(`hours.${day}`);
  const described = error ? { 'aria-describedby': `${id}-error` } : {};
  const timeOf = (index: number) => (ranges.length > 1 ? texts.time(name, index + 1) : name);
  const set = (index: number, change: Partial<WorkTime>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...change } : range)));
  const add = () => onChange([...ranges, { from: ranges.at(-1)?.to ?? '07:00', to: '' }]);
  return (
    <div className={styles.day} role="group" aria-label={name} id={id} tabIndex={-1} {...described}>
      <p className={styles.name}>{name}</p>
      <DayLine ranges={ranges} />
      <div className={styles.times}>
        {ranges.length === 0 ? <span className={styles.free}>{texts.free}</span> : null}
        {ranges.map((range, index) => (
          <span key={index} className={styles.time}>
            <input
              type="time"
              aria-label={texts.from(timeOf(index))}
              aria-invalid={error ? true : undefined}
              {...described}
              value={range.from}
              onChange={(event) => set(index, { from: event.target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={texts.to(timeOf(index))}
              aria-invalid={error ? true : undefined}
              {...described}
              value={range.to}
              onChange={(event) => set(index, { to: event.target.value })}
            />
            <IconButton
              ref={focusParentOnUnmount}
              icon="close"
              label={texts.removeTime(name, timeInWords(range.from))}
              onClick={() => onChange(ranges.filter((_, at) => at !== index))}
            />
          </span>
        ))}
        {ranges.length < MOST ? <IconButton icon="plus" label={texts.addTime(name)} onClick={add} /> : null}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** Working hours on the line of a day, read-only. */
export function DayLine({ ranges }: { ranges: readonly WorkTime[] }) {
  return (
    <span className={styles.line} aria-hidden="true">
      {ranges.map((range, index) => {
        const start = Number(range.from.slice(0, 2)) * 60 + Number(range.from.slice(3, 5));
        const style = { left: `${(100 * start) / FULL_DAY}%`, width: `${(100 * lengthOf(range)) / FULL_DAY}%` };
        return <i key={index} style={style} />;
      })}
    </span>
  );
}
