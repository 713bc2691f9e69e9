import { useListCityFamiliesQuery, useSearchAuPairsQuery, type SearchCount } from '../../api/search';
import type { City } from '../../config/cities';
import { paths } from '../../config/paths';
import { regionFacts } from '../../config/regions';
import type { CityPage } from '../../content/cities/city-content';
import { RegionLink } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { Scene } from '../../ui/scene/Scene';
import { sceneNames, type SceneName } from '../../ui/scene/scene-names';
import styles from './CityHero.module.css';
import { auPairsFor } from './load-city';
import { cityTexts } from './texts';

const words = cityTexts.glance;

/** The head of a city's page: both names, a headline, one action, and a line of facts. */
export function CityHero({ page, city }: { page: CityPage; city: City }) {
  const families = useListCityFamiliesQuery({ city: city.slug }).data?.count;
  const auPairs = useSearchAuPairsQuery(auPairsFor(page)).data?.count;
  const [before, stressed, after] = page.headline;
  const query = `?city=${city.name}`;
  return (
    <>
      <section className={styles.hero} aria-labelledby="city">
        <Scene name={sceneOf(city)} className={styles.scene} />
        <div className={`wrap ${styles.text}`}>
          <h1 id="city">
            <span className={styles.name}>
              {page.name}
              <i lang={city.region === 'newzealand' ? 'mi' : undefined}>{page.firstName.name}</i>
            </span>
            <span className={styles.headline}>
              {before}
              <em>{stressed}</em>
              {after}
            </span>
          </h1>
          <p>{page.lead}</p>
          <div className={styles.actions}>
            <LinkButton to={paths.searchFamilies + query}>{cityTexts.families.action(city.name)}</LinkButton>
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.below}`}>
        <dl className={styles.glance} aria-label={words.label}>
          <Fact term={words.families} fact={counted(families)} to={paths.searchFamilies + query} />
          <Fact term={words.auPairs} fact={counted(auPairs)} to={paths.searchAuPairs + query} />
          <Fact term={words.card} fact={page.card} />
        </dl>
        <p className={styles.first}>
          <b>
            {page.firstName.name}, {page.firstName.people}.
          </b>{' '}
          {page.firstName.words}
        </p>
      </div>
    </>
  );
}

function Fact({ term, fact, to }: { term: string; fact: string | null; to?: string }) {
  if (fact === null) return null;
  return (
    <div data-figure={to ? true : undefined}>
      <dt>{to ? <RegionLink to={to}>{term}</RegionLink> : term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

const counted = (count: SearchCount | undefined) => (count ? words.count(count.value, count.capped) : null);

/** The city's own drawing, else the one of its country. */
function sceneOf({ slug, region }: City): SceneName {
  const own = sceneNames.find((name) => name === slug);
  return own ?? (regionFacts[region].countryCode === 'NZ' ? 'aotearoa' : 'harbour');
}
