import { useDebouncedValue } from '../../lib/use-debounced-value';
import { Icon } from '../../ui/Icon';
import { payOfWeek, type HourFloor, type OfferedWeek } from './pay-of-week';
import { fairPayTexts as texts } from './texts';
import styles from './WeekPay.module.css';

interface PayLineProps {
  floor: HourFloor;
  week: OfferedWeek;
}

/** The sum of `WeekPay` in one line that stays in sight while hours and pay are typed on a phone; `WeekPay` announces it. */
export function PayLine({ floor, week }: PayLineProps) {
  const { currency, hourlyCents } = floor;
  const settled = useDebouncedValue(week);
  const { minutes, payMinCents } = settled;
  const { floorCents, shortCents } = payOfWeek(settled, floor);
  const isBelow = shortCents > 0;
  return (
    <p className={styles.line} aria-hidden="true" data-below={isBelow || undefined}>
      <Icon name={isBelow ? 'alert' : 'info'} size={17} />
      <span>
        {floorCents === null || minutes === null
          ? texts.hour(hourlyCents, currency)
          : texts.line(minutes, floorCents, currency)}
        {floorCents === null || payMinCents === null ? null : (
          <b> {isBelow ? texts.lineBelow(payMinCents, shortCents, currency) : texts.enough(payMinCents, currency)}</b>
        )}
      </span>
    </p>
  );
}
