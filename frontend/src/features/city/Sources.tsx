import type { CityContent } from '../../content/cities/city-content';
import { dayInWords } from '../../lib/format/date';
import { cityMessages } from './texts';
import styles from './Sources.module.css';

/** The sources of the page, and when they were read. */
export function Sources({ content }: { content: CityContent }) {
  return (
    <div className="wrap">
      <details className={styles.sources}>
        <summary>{cityMessages.sources.title}</summary>
        <ul>
          {content.sources.map(({ title, url, checkedOn }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {title}
              </a>
              , {cityMessages.sources.checked(dayInWords(checkedOn))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
