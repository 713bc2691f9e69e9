import type { FaqEntry } from '../../api/faq';
import { regionFacts } from '../../config/regions';
import { dayInWords } from '../../lib/format/date';
import { regionalHtml, useRegion } from '../../lib/region';
import styles from './Answer.module.css';
import { faqTexts as words } from './texts';

/** A question that opens, with what the answer rests on. */
export function Answer({ entry, open }: { entry: FaqEntry; open: boolean }) {
  const region = useRegion();
  const { question, answer, sources } = entry;
  return (
    <details className={styles.entry} open={open}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className={styles.answer}>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: regionalHtml(answer, region) }} />
        {entry.region || sources.length > 0 ? (
          <div className={styles.ground}>
            <p>
              {[
                entry.region ? words.holdsIn(regionFacts[entry.region].name) : null,
                sources.length > 0 ? words.sources : null,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {sources.length > 0 ? (
              <ul>
                {sources.map(({ title, url, checkedOn }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {title}
                    </a>
                    , {words.checked(dayInWords(checkedOn))}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : null}
      </div>
    </details>
  );
}
