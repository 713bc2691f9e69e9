import type { CityContent } from '../../content/cities/city-content';
import { cityTexts } from './texts';
import styles from './Outings.module.css';

/** Outings with children, and language classes. */
export function Outings({ content }: { content: CityContent }) {
  const { title, groups } = content.outside;
  return (
    <section className="wrap" aria-labelledby="outside">
      <h2 id="outside">{title}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.places.map(({ name, words }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className={styles.languages}>
        <h3>{cityTexts.languages}</h3>
        <p>{content.languages}</p>
      </div>
    </section>
  );
}
