import type { CityContent } from '../../content/cities/city-content';
import { cityTexts } from './texts';
import styles from './Climate.module.css';

const words = cityTexts.year;
/** Colder and hotter than any usual night and day here. */
const COLDEST = -4;
const HOTTEST = 34;

/** The climate as a table: each season is a bar from its night to its day temperature. */
export function Climate({ content }: { content: CityContent }) {
  const { title = words.title, words: text, seasons } = content.year;
  return (
    <section className={`wrap ${styles.year}`} aria-labelledby="year">
      <div>
        <h2 id="year">{title}</h2>
        <p>{text}</p>
        <p className={styles.note}>{words.note}</p>
      </div>
      <ol>
        {seasons.map(({ name, months, low, high, words: season }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <small>{months}</small>
            </div>
            <div className={styles.bar} role="img" aria-label={words.label(low, high)}>
              <svg viewBox={`${COLDEST} 0 ${HOTTEST - COLDEST} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.scale} x={COLDEST} width={HOTTEST - COLDEST} height="1" />
                <rect className={styles.span} x={low} width={high - low} height="1" />
              </svg>
              <b aria-hidden="true">{words.degrees(low, high)}</b>
            </div>
            <p>{season}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
