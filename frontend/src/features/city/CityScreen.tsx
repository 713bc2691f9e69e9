import { cityPath, type City } from '../../config/cities';
import { regionFacts } from '../../config/regions';
import type { CityPage, CityWords } from '../../content/cities/city-content';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import styles from './city.module.css';
import { CityAuPairs } from './CityAuPairs';
import { CityFamilies } from './CityFamilies';
import { CityHero } from './CityHero';
import { OtherCities } from './OtherCities';
import { slugOf } from './load-city';
import { cityTexts } from './texts';
import { StaticSection } from './StaticSection';

const PEOPLE = { families: CityFamilies, auPairs: CityAuPairs };

interface CityScreenProps {
  page: CityPage;
  text: () => Promise<CityWords>;
}

/** The page of one city, in the order that suits it. */
export function CityScreen({ page, text }: CityScreenProps) {
  const city: City = { name: page.name, slug: slugOf(page), region: page.region };
  return (
    // A page about Sydney uses Australia's colour for readers from New Zealand too.
    <div className={styles.page} data-region={page.region}>
      <CityHead page={page} city={city} />
      <CityHero page={page} city={city} />
      {page.order.map((block) => {
        if (block !== 'families' && block !== 'auPairs')
          return <StaticSection key={block} block={block} page={page} text={text} />;
        const People = PEOPLE[block];
        return (
          <div key={block} className={styles.ground} data-ground={page.grounds[block]}>
            <People page={page} />
          </div>
        );
      })}
      <OtherCities city={city} />
      <StaticSection block="sources" page={page} text={text} />
    </div>
  );
}

function CityHead({ page, city }: { page: CityPage; city: City }) {
  const site = useSite();
  const { name, prefix, countryCode } = regionFacts[page.region];
  const path = cityPath(city);
  return (
    <PageHead
      title={page.title}
      description={page.description}
      single
      jsonLd={
        import.meta.env.SSR
          ? [
              breadcrumbs(site, [
                { name: cityTexts.crumbs.home, path: prefix || '/' },
                { name: page.name, path },
              ]),
              {
                '@context': 'https://schema.org',
                '@type': page.kind,
                name: page.name,
                url: site + path,
                containedInPlace: { '@type': 'Country', name, identifier: countryCode },
              },
            ]
          : []
      }
    />
  );
}
