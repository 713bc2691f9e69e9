import type { CityContent } from '../../content/cities/city-content';
import { dayInWords } from '../../lib/format/date';
import { cityTexts } from './texts';
import styles from './CitySources.module.css';

/** The sources of the page, and when they were read. */
export function CitySources({ content }: { content: CityContent }) {
  return (
    <div className="wrap">
      <details className={styles.sources}>
        <summary>{cityTexts.sources.title}</summary>
        <ul>
          {content.sources.map(({ title, url, checkedOn }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {title}
              </a>
              , {cityTexts.sources.checked(dayInWords(checkedOn))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
