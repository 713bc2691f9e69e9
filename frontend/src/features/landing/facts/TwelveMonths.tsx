import { twelveMonths as words } from '../content/au-pair-australia-rules';
import styles from './facts.module.css';
import { SourceLink } from './SourceLink';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A visa year, drawn to scale: six months with one family, and the month in which to ask for more. */
export function TwelveMonths() {
  return (
    <section className={styles.section} aria-labelledby="six-months">
      <div className="wrap">
        <div className={styles.over}>
          <h2 id="six-months">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <div className={styles.year}>
          <p className={styles.first}>{words.first}</p>
          <p className={styles.then}>{words.then}</p>
          <ol className={styles.months} aria-hidden="true">
            {MONTHS.map((month) => (
              <li key={month} data-ask={month === 5 || undefined} data-over={month > 6 || undefined}>
                {month}
              </li>
            ))}
          </ol>
          <p className={styles.ask}>{words.ask}</p>
        </div>
        <SourceLink source={words.source} />
      </div>
    </section>
  );
}
