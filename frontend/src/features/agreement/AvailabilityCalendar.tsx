import { useState } from 'react';
import { todayKey } from '../../lib/clocks/clocks';
import { dayInWords, monthAndYear } from '../../lib/format/date';
import { Button } from '../../ui/Button';
import styles from './AvailabilityCalendar.module.css';
import { availabilityOf, stateOf, weeksOf, type Availability, type DayState, type ISODay } from './availability';
import { availabilityTexts as texts } from './availability-texts';

const SHOWN = 3;
const LAST = 24;
const FIRST_OF_MONTH = /^(\d{4})-(\d{2})/;

interface AvailabilityCalendarProps {
  who: 'aupair' | 'family';
  /** As the profile says it: an ISO day or free text. */
  start: string;
  taken: readonly { from: ISODay; to: ISODay }[];
}

/** When someone is available, three months at a time, from the month in which they start. */
export function AvailabilityCalendar({ who, start, taken }: AvailabilityCalendarProps) {
  const today = todayKey();
  const availability = availabilityOf(start, taken);
  const now = monthIndex(today);
  const first = Math.min(Math.max(0, monthIndex(availability.from ?? today) - now), LAST);
  const [at, setAt] = useState(first);
  const words: Record<DayState, string> = {
    free: texts.free[who],
    later: texts.later[who],
    taken: texts.taken,
    past: texts.past,
  };
  return (
    <section className={styles.calendar} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {availability.from === null ? <p>{texts.own(start)}</p> : null}
      <div className={styles.months}>
        {Array.from({ length: SHOWN }, (_, index) => now + at + index).map((month) => (
          <Month key={month} month={month} today={today} availability={availability} words={words} />
        ))}
      </div>
      <ul className={styles.legend} aria-hidden>
        {(['free', 'later', 'taken'] as const).map((state) => (
          <li key={state}>
            <span data-state={state} />
            {words[state]}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" disabled={at === 0} onClick={() => setAt(Math.max(0, at - SHOWN))}>
          {texts.earlier}
        </Button>
        <Button variant="quiet" size="small" disabled={at >= LAST} onClick={() => setAt(at + SHOWN)}>
          {texts.laterMonths}
        </Button>
      </div>
    </section>
  );
}

interface MonthProps {
  month: number;
  today: ISODay;
  availability: Availability;
  words: Record<DayState, string>;
}

function Month({ month, today, availability, words }: MonthProps) {
  const [year, ofYear] = [Math.floor(month / 12), month % 12];
  return (
    <table>
      <caption>{monthAndYear(`${year}-${String(ofYear + 1).padStart(2, '0')}-01`)}</caption>
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, ofYear).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => {
              if (day === null) return <td key={index} />;
              const state = stateOf(day, today, availability);
              return (
                <td
                  key={index}
                  data-state={state}
                  aria-label={`${dayInWords(day)}: ${words[state]}`}
                  title={words[state]}
                >
                  {Number(day.slice(-2))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthIndex(day: ISODay): number {
  const [, year, month] = FIRST_OF_MONTH.exec(day) ?? [];
  return Number(year) * 12 + Number(month) - 1;
}
