import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../api/hours';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ScamWarning } from '../../../ui/ScamWarning';
import styles from '../hours.module.css';
import { daysInWords, headlineOf, hoursOfDate } from './date-words';
import { datesTexts as texts } from './texts';

const VARIANTS = { asked: 'accent', accepted: 'success', declined: 'quiet', withdrawn: 'quiet' } as const;

interface DateItemProps {
  date: CalendarDate;
  /** The other side. */
  name: string;
  children: ReactNode;
}

/** One date: what, when, who suggested it, and what can be done. */
export function DateItem({ date, name, children }: DateItemProps) {
  const hours = hoursOfDate(date);
  const isEntered = date.kind === 'school_holidays' && date.times.length === 0;
  return (
    <li className={styles.date}>
      <header>
        <h3>{headlineOf(date)}</h3>
        <Badge variant={VARIANTS[date.state]}>
          {isEntered && date.state === 'accepted' ? texts.entered : texts.states[date.state]}
        </Badge>
      </header>
      <p>{daysInWords(date)}</p>
      {hours ? <p>{hours}</p> : null}
      {date.note ? <p className={styles.note}>{date.note}</p> : null}
      <ScamWarning findings={date.findings} />
      <p className={styles.quiet}>{texts.by(date.askedBy === 'you' ? texts.you : name, isEntered)}</p>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

interface DateActionProps {
  action: string;
  date: CalendarDate;
  variant?: 'quiet' | 'plain';
  busy?: boolean;
  onClick: () => void;
}

/** Its name says which date it is about. */
export function DateAction({ action, date, variant, busy, onClick }: DateActionProps) {
  const label = texts.on(action, `${headlineOf(date)}, ${daysInWords(date)}`);
  return (
    <Button
      ref={focusParentOnUnmount}
      size="small"
      aria-label={label}
      busy={busy ?? false}
      onClick={onClick}
      {...(variant && { variant })}
    >
      {action}
    </Button>
  );
}
