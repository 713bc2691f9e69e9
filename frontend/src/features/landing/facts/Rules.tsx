import type { FactList } from '../content/section-types';
import styles from './facts.module.css';
import { factTexts } from './texts';
import { SourceLink } from './SourceLink';

/** Rules set like a ledger: the word, what holds, where it stands. */
export function Rules({ list: { title, intro, facts } }: { list: FactList }) {
  return (
    <section className={styles.section} aria-labelledby="rules">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.aside}>
          <h2 id="rules">{title}</h2>
          <p>{intro}</p>
        </div>
        <dl className={styles.rules}>
          {facts.map(({ term, text, source }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text}
                {source ? <SourceLink source={source} /> : <small className={styles.source}>{factTexts.custom}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
