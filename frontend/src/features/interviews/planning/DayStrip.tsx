import type { MouseEvent } from 'react';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import { capitalised } from '../../../lib/format/capitalised';
import { halfHoursOf, type HalfHour } from '../model/both-awake';
import type { Partner } from '../TwoClocks';
import { interviewTexts } from '../texts';
import styles from './DayStrip.module.css';

const TICKS = ['00:00', '06:00', '12:00', '18:00'];

interface DayStripProps {
  /** On the reader's clock, "2027-04-04". */
  day: string;
  /** "18:30"; empty while none is chosen. */
  time: string;
  minutes: number;
  partner: Partner & { timeZone: string };
  onTime: (time: string) => void;
}

/**
 * A whole day on both clocks, with the hours in which each person sleeps. A press chooses the half hour; the input
 * above does the same by keyboard.
 */
export function DayStrip({ day, time, minutes, partner, onTime }: DayStripProps) {
  const mine = ownTimeZone();
  const halfHours = halfHoursOf(day, mine, partner.timeZone);
  if (halfHours.length === 0) return null;
  const choose = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pressed = halfHours[Math.floor(((clientX - left) / width) * halfHours.length)];
    if (pressed) onTime(pressed.time);
  };
  const chosen = time ? positionOf(time, halfHours) : null;
  return (
    <div className={styles.strip} aria-hidden="true" title={interviewTexts.planning.strip}>
      <div className={styles.names}>
        <span>{interviewTexts.you}</span>
        <span>{capitalised(partner.displayName)}</span>
      </div>
      <div
        role="presentation"
        className={styles.day}
        style={{ gridTemplateColumns: `repeat(${halfHours.length}, minmax(0, 1fr))` }}
        onClick={choose}
      >
        {halfHours.map((halfHour) => (
          <span
            key={halfHour.at.getTime()}
            className={styles.halfHour}
            data-good={(!halfHour.mineAsleep && !halfHour.theirsAsleep) || undefined}
          >
            <i data-night={halfHour.mineAsleep || undefined} />
            <i data-night={halfHour.theirsAsleep || undefined} />
          </span>
        ))}
        {chosen === null ? null : (
          <span
            className={styles.chosen}
            style={{
              left: `${(chosen / halfHours.length) * 100}%`,
              width: `max(8px, ${(minutes / 30 / halfHours.length) * 100}%)`,
            }}
          />
        )}
      </div>
      <div className={styles.ticks}>
        {TICKS.map((tick) => {
          const index = halfHours.findIndex((halfHour) => halfHour.time === tick);
          const at = halfHours[index]?.at;
          if (!at) return null;
          return (
            <span key={tick} style={{ left: `${(index / halfHours.length) * 100}%` }}>
              <b>{hour(at, mine)}</b>
              {hour(at, partner.timeZone)}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** "6 am"; with minutes where the other zone is off by half an hour. */
const hour = (at: Date, timeZone: string) => timeOfDay(at, timeZone).replace(':00', '');

/** How many half hours the time lies after midnight, counted as the day really runs. */
function positionOf(time: string, halfHours: HalfHour[]): number | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const started = `${String(hours).padStart(2, '0')}:${minutes < 30 ? '00' : '30'}`;
  const index = halfHours.findIndex((halfHour) => halfHour.time === started);
  return index < 0 ? null : index + (minutes % 30) / 30;
}
