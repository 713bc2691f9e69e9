import type { HoursOverrun, HoursWeek } from '../../api/hours';
import { dayInWords } from '../../lib/format/date';
import { moneyWords } from '../../lib/format/money';
import { Icon } from '../../ui/Icon';
import styles from './hours.module.css';
import { hoursInWords } from './hours-words';
import { hoursTexts } from './texts';

const { totals: texts, overrun: overrunTexts } = hoursTexts;

/** The total of a week, and how far it exceeds the agreement. */
export function WeekSummary({ week: { totals, overruns, pay } }: { week: HoursWeek }) {
  const sums = [
    [texts.planned, hoursInWords(totals.plannedMinutes)],
    [texts.recorded, hoursInWords(totals.recordedMinutes)],
    [texts.confirmed, hoursInWords(totals.confirmedMinutes)],
    ...(pay ? [[texts.pay, moneyWords(pay.weeklyCents, pay.currency)]] : []),
  ];
  return (
    <>
      <dl className={styles.totals}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {overruns.length > 0 ? (
        <aside className={styles.overrun} aria-label={overrunTexts.label}>
          <Icon name="info" />
          <div>
            {overruns.map((overrun) => (
              <Overrun key={overrun.of} overrun={overrun} />
            ))}
          </div>
        </aside>
      ) : null}
    </>
  );
}

function Overrun({ overrun: { of, overMinutes, limitMinutes, fact } }: { overrun: HoursOverrun }) {
  return (
    <p>
      {overrunTexts[of](hoursInWords(overMinutes), hoursInWords(limitMinutes))}
      {fact ? (
        <span className={styles.source}>
          {overrunTexts.source(dayInWords(fact.validFrom))} <a href={fact.sourceUrl}>{fact.sourceTitle}</a>
        </span>
      ) : null}
    </p>
  );
}
