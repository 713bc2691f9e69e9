import { cities, cityPath, type City } from '../../config/cities';
import { RegionLink } from '../../lib/region';
import styles from './OtherCities.module.css';
import { cityTexts } from './texts';

/** The other cities of both countries. */
export function OtherCities({ city }: { city: City }) {
  const here = cities.filter(({ region, slug }) => region === city.region && slug !== city.slug);
  const across = cities.filter(({ region }) => region !== city.region);
  return (
    <nav className={`wrap ${styles.elsewhere}`} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{cityTexts.elsewhere.title[city.region]}</h2>
      <Places places={here} />
      <h3>{cityTexts.elsewhere.across}</h3>
      <Places places={across} small />
    </nav>
  );
}

function Places({ places, small }: { places: readonly City[]; small?: boolean }) {
  return (
    <ul className={styles.places} data-small={small}>
      {places.map((place) => (
        <li key={place.slug}>
          <RegionLink to={cityPath(place)}>{place.name}</RegionLink>
        </li>
      ))}
    </ul>
  );
}
