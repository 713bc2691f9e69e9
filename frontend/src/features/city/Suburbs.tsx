import type { CityContent } from '../../content/cities/city-content';
import { SectionHead } from './SectionHead';
import styles from './Suburbs.module.css';

/** Suburbs where families live, set large. */
export function Suburbs({ content }: { content: CityContent }) {
  const { title, words, places } = content.suburbs;
  return (
    <section className="wrap" aria-labelledby="suburbs">
      <SectionHead id="suburbs" title={title} text={words} />
      <dl className={styles.places}>
        {places.map((place) => (
          <div key={place.name}>
            <dt>{place.name}</dt>
            <dd>{place.words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
