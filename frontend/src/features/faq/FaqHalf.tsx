import type { FaqEntry } from '../../api/faq';
import { Scene } from '../../ui/scene/Scene';
import { Answer } from './Answer';
import styles from './FaqScreen.module.css';
import { faqTexts as words } from './texts';

interface FaqHalfProps {
  audience: FaqEntry['audience'];
  entries: readonly FaqEntry[];
}

/** One side's questions, next to a drawing of who asks. */
export function FaqHalf({ audience, entries }: FaqHalfProps) {
  const { id, heading, text, other } = words.halves[audience];
  const isFamily = audience === 'family';
  return (
    <section className={styles.half} id={id} aria-labelledby={`${id}-heading`} data-audience={audience}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.sidebar}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p>{text}</p>
          <div className={styles.drawing}>
            <Scene name={isFamily ? 'for-families' : 'for-au-pairs'} later={!isFamily} />
          </div>
          <a className={styles.cross} href={`#${words.halves[isFamily ? 'aupair' : 'family'].id}`}>
            {other}
          </a>
        </div>
        <div className={styles.list}>
          {entries.map((entry, index) => (
            <Answer key={entry.id} entry={entry} open={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}
