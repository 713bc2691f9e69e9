import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import { takenDatesTexts as texts } from './unavailable-dates-texts';
import styles from './UnavailableDates.module.css';

interface TakenProps {
  dates: readonly { from: string; to: string }[] | undefined;
  who: 'aupair' | 'family';
}

/** The dates on which a person already has a placement, on their page. */
export function UnavailableDates({ dates, who }: TakenProps) {
  if (!dates || dates.length === 0) return null;
  return (
    <>
      {dates.map(({ from, to }) => (
        <p key={from} className={styles.taken}>
          <Icon name="calendar" />
          {texts[who](dayInWords(from), dayInWords(to))}
        </p>
      ))}
    </>
  );
}
