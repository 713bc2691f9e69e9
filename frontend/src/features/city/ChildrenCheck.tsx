import type { CityContent } from '../../content/cities/city-content';
import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import styles from './ChildrenCheck.module.css';
import { cityTexts } from './texts';

/** The required check for people who work with children, with its date. */
export function ChildrenCheck({ content }: { content: CityContent }) {
  const { name, words, facts, link } = content.check;
  const day = content.sources[0]?.checkedOn;
  return (
    <section className={`wrap ${styles.check}`} aria-labelledby="check">
      <div>
        <h2 id="check">{name}</h2>
        {words.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.slip}>
        <dl>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <a href={link.url} rel="noopener">
          {link.title}
          <Icon name="external" size={17} />
        </a>
        {day ? <small>{cityTexts.check.checked(dayInWords(day))}</small> : null}
      </div>
    </section>
  );
}
