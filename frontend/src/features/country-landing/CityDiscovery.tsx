import type { LandingCity, LandingLabels } from '../../api/countries';
import { useCountFamiliesQuery } from '../../api/search';
import { paths } from '../../config/paths';
import { useCountryAddress } from '../../lib/country';
import { LinkButton } from '../../ui/Button';
import { Scene } from '../../ui/scene/Scene';
import { sceneNames, type SceneName } from '../../ui/scene/scene-names';
import styles from './CityDiscovery.module.css';
import { familiesIn } from './load-country-landing';
import type { SectionProps } from './section-parts';

/**
 * One city at a time, chosen by radio buttons and shown by styles, so that choosing needs no script; without styles
 * the cities stand one below the other.
 */
export function CityDiscovery({ landing: { cityDiscovery, labels } }: SectionProps) {
  const { headline, text, cities, note } = cityDiscovery;
  return (
    <section className={styles.cities} aria-labelledby="landing-cities">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="landing-cities">{headline}</h2>
          <p>{text}</p>
        </div>
        <fieldset className={styles.explorer}>
          <legend className="sr">{labels.chooseCity}</legend>
          {cities.map((city, index) => (
            <City key={city.id} city={city} labels={labels} first={index === 0} />
          ))}
        </fieldset>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}

function City({ city, labels, first }: { city: LandingCity; labels: LandingLabels; first: boolean }) {
  const { id, name, state, description, stats, highlights, bestFor, personality } = city;
  const address = useCountryAddress();
  const facts = [
    [labels.population, stats.population],
    [labels.climate, stats.climate],
    [labels.averageCost, stats.averageCost],
    [labels.auPairFamilies, useFamilyCount(id) ?? stats.auPairFamilies],
  ] as const;
  return (
    <>
      <input type="radio" name="landing-city" id={`city-${id}`} defaultChecked={first} />
      <label htmlFor={`city-${id}`}>{name}</label>
      <article className={styles.city} aria-label={name}>
        <div className={styles.picture}>
          <Scene name={sceneOf(id)} later />
        </div>
        <div className={styles.told}>
          <h3>
            {name} <small>{state}</small>
          </h3>
          <p>{description}</p>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.lists}>
          <div>
            <h4>{labels.highlights}</h4>
            <ul>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4>{labels.bestFor}</h4>
            <ul>
              {bestFor.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4>{labels.personality}</h4>
            <ul className={styles.tags}>
              {personality.map((trait) => (
                <li key={trait}>{trait}</li>
              ))}
            </ul>
          </div>
        </div>
        <LinkButton to={address(`${paths.searchFamilies}?city=${englishName(id)}`)} className={styles.search ?? ''}>
          {labels.searchCity.replace('{city}', name)}
        </LinkButton>
      </article>
    </>
  );
}

/** The number of families of a city who look for someone now; null if it is unknown or 0. */
function useFamilyCount(city: string): string | null {
  const { data } = useCountFamiliesQuery(familiesIn(city));
  return data?.value ? `${data.value}${data.capped ? '+' : ''}` : null;
}

/** As the search knows the city. */
const englishName = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const sceneOf = (id: string): SceneName => sceneNames.find((name) => name === id) ?? 'harbour';
