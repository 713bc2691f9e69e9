import type { CityContent } from '../../content/cities/city-content';
import { cityTexts } from './texts';
import styles from './WeekendCosts.module.css';

/** The cost of a weekend, set like a menu. */
export function WeekendCosts({ content }: { content: CityContent }) {
  const { title, words, lines, sum } = content.weekend;
  return (
    <section className={`wrap ${styles.weekend}`} aria-labelledby="weekend">
      <div>
        <h2 id="weekend">{title}</h2>
        <p>{words}</p>
      </div>
      <dl className={styles.menu}>
        {lines.map(({ what, cost, small }) => (
          <div key={what}>
            <dt>
              {what}
              {small ? <small>{small}</small> : null}
            </dt>
            <dd>{cost ?? <i>{cityTexts.weekend.free}</i>}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{cityTexts.weekend.sum}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
    </section>
  );
}
