import { dayInWords } from '../../lib/day-words';
import { Icon } from '../../ui/Icon';
import { takenDatesMessages as texts } from './taken-dates-texts';
import styles from './TakenDates.module.css';

interface TakenProps {
  dates: readonly { from: string; to: string }[] | undefined;
  who: 'aupair' | 'family';
}

/** Days that somebody has given away, on their page. */
export function TakenDates({ dates, who }: TakenProps) {
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
