import { Link } from 'react-router-dom';
import { cities, cityPath } from '../../../config/cities';
import { useRegion } from '../../../lib/region';
import { Icon } from '../../../ui/Icon';
import { citiesTexts as words } from './texts';
import styles from './Cities.module.css';

/** The cities of the country, each with a page of its own. */
export function Cities() {
  const region = useRegion();
  return (
    <section className={styles.places} aria-labelledby="places">
      <div className="wrap grid">
        <div className={styles.words}>
          <h2 id="places">{words.title[region]}</h2>
          <p>{words.text}</p>
        </div>
        <ul className={styles.list}>
          {cities
            .filter((city) => city.region === region)
            .map((city) => (
              <li key={city.slug}>
                <Link to={cityPath(city)}>{city.name}</Link>
                <span>{words.lines[city.slug]}</span>
                <Icon name="arrow" size={20} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
