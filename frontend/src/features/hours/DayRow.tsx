import type { ReactNode } from 'react';
import type { HoursDay, HoursWeek, RecordedHours } from '../../api/hours';
import { weekdayInWords } from '../../lib/format/date';
import { timeInWords } from '../../lib/format/time';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { reasonOf } from './dates/date-words';
import styles from './hours.module.css';
import type { UnsentDay } from './hours-outbox';
import { hoursInWords } from './hours-words';
import { hoursTexts } from './texts';

const { day: texts } = hoursTexts;
const VARIANTS = { recorded: 'accent', confirmed: 'success', disputed: 'warning' } as const;

interface DayRowProps {
  day: HoursDay;
  week: HoursWeek;
  unsent: UnsentDay | undefined;
  /** The server cannot be reached: what the family has said about the day may have changed. */
  offline: boolean;
  /** Actions for this day. */
  children: ReactNode;
}

/** One day, with its planned and recorded hours and the notes of both. */
export function DayRow({ day, week, unsent: kept, offline, children }: DayRowProps) {
  const unsent = kept?.changed ? undefined : kept;
  const { recorded, planned, plannedMinutes, inPlacement, date } = day;
  const isDayOff = date !== null && date.kind !== 'school_holidays' && !date.isAsked;
  return (
    <li
      className={styles.day}
      data-today={day.day === week.today || undefined}
      data-outside={!inPlacement || undefined}
    >
      <header>
        <h3>{weekdayInWords(day.day)}</h3>
        {unsent?.delayed ? (
          <Badge variant="quiet">{texts.waiting}</Badge>
        ) : recorded && !unsent && !offline ? (
          <Badge variant={VARIANTS[recorded.state]}>{texts.states[week.you][recorded.state]}</Badge>
        ) : null}
      </header>
      {inPlacement ? (
        <>
          {date ? (
            <p className={styles.reason}>
              <Icon name="calendar" />
              {reasonOf(date)}
            </p>
          ) : null}
          {planned.length > 0 || !isDayOff ? (
            <p className={styles.quiet}>
              {planned.length > 0 ? texts.planned(spans(planned), hoursInWords(plannedMinutes)) : texts.free}
            </p>
          ) : null}
        </>
      ) : (
        <p className={styles.quiet}>{texts.outside}</p>
      )}
      {inPlacement || recorded ? (
        <>
          <Recorded day={day} unsent={unsent} />
          {recorded && !unsent && !offline ? <Notes recorded={recorded} week={week} /> : null}
          {kept?.changed ? <NotSent {...kept} /> : null}
          <div className={styles.actions}>{children}</div>
        </>
      ) : null}
    </li>
  );
}

function Recorded({ day: { recorded, canRecord, plannedMinutes }, unsent }: Pick<DayRowProps, 'day' | 'unsent'>) {
  if (unsent)
    return (
      <p className={styles.recorded}>
        <b>{hoursInWords(unsent.minutes)}</b>
        {unsent.delayed ? <span className={styles.quiet}>{texts.waitingText}</span> : null}
      </p>
    );
  if (recorded)
    return (
      <p className={styles.recorded}>
        <RecordedInWords {...recorded} />
      </p>
    );
  if (!canRecord) return <p className={styles.quiet}>{texts.upcoming}</p>;
  return plannedMinutes > 0 ? <p className={styles.quiet}>{texts.nothing}</p> : null;
}

function NotSent({ minutes, input: { note } }: UnsentDay) {
  return (
    <aside className={styles.notSent} aria-label={texts.notSent.label}>
      <p>{texts.notSent.text(hoursInWords(minutes))}</p>
      {note ? (
        <blockquote className={styles.note}>
          <p>{note}</p>
          <footer>{texts.yourNote}</footer>
        </blockquote>
      ) : null}
    </aside>
  );
}

export function Notes({
  recorded: { note, familyNote },
  week,
}: {
  recorded: RecordedHours;
  week: Pick<HoursWeek, 'you' | 'with'>;
}) {
  const notes = [
    { text: note, own: week.you === 'aupair' },
    { text: familyNote, own: week.you === 'family' },
  ];
  return notes.map(({ text, own }) =>
    text ? (
      <blockquote key={String(own)} className={styles.note}>
        <p>{text}</p>
        <footer>{own ? texts.yourNote : texts.noteBy(week.with.displayName)}</footer>
      </blockquote>
    ) : null,
  );
}

export function RecordedInWords(recorded: RecordedHours) {
  return (
    <>
      <b>{recorded.minutes === 0 ? texts.noWork : hoursInWords(recorded.minutes)}</b>
      <span className={styles.quiet}>{howOf(recorded)}</span>
    </>
  );
}

const spans = (times: HoursDay['planned']): string =>
  times.map(({ from, to }) => texts.times(timeInWords(from), timeInWords(to))).join(', ');

function howOf({ asPlanned, startsAt, endsAt }: RecordedHours): string {
  if (asPlanned) return texts.asPlanned;
  return startsAt && endsAt ? texts.times(timeInWords(startsAt), timeInWords(endsAt)) : '';
}
