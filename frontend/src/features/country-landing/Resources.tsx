import { useCountryAddress } from '../../lib/country';
import { RegionLink } from '../../lib/region';
import { Icon } from '../../ui/Icon';
import { dayIn, OutsideLink, type SectionProps } from './section-parts';
import styles from './Resources.module.css';

/** Further reading, and the sources of the facts on the page. */
export function Resources({ landing }: SectionProps) {
  const { resources, labels, sources, language, checkedOn } = landing;
  const address = useCountryAddress();
  return (
    <section className={`wrap ${styles.resources}`} aria-labelledby="landing-resources">
      <div className={styles.head}>
        <h2 id="landing-resources">{resources.headline}</h2>
        <p>{resources.text}</p>
      </div>
      <ul className={styles.list}>
        {resources.items.map(({ title, text, path, url }) => (
          <li key={title}>
            <h3>
              {path ? (
                <RegionLink to={address(path)}>{title}</RegionLink>
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title} <span className="sr">{labels.newTab}</span>
                </a>
              )}
            </h3>
            <p>{text}</p>
            <Icon name={path ? 'arrow' : 'external'} />
          </li>
        ))}
      </ul>
      <details className={styles.sources}>
        <summary>
          {labels.sources} · {labels.checkedOn.replace('{date}', dayIn(language, checkedOn))}
        </summary>
        <ul>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <OutsideLink url={url} label={title} newTab={labels.newTab} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
