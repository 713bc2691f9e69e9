import type { ReactNode } from 'react';
import { cityPath, type City } from '../../config/cities';
import { regionFacts } from '../../config/regions';
import type { CityBlock, CityContent } from '../../content/cities/city-content';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { Around } from './Around';
import styles from './city.module.css';
import { CityAuPairs } from './CityAuPairs';
import { CityFamilies } from './CityFamilies';
import { CityHero } from './CityHero';
import { Check } from './Check';
import { Elsewhere } from './Elsewhere';
import { Living } from './Living';
import { slugOf } from './load-city';
import { cityMessages } from './messages';
import { Outside } from './Outside';
import { Suburbs } from './Suburbs';
import { Voice } from './Voice';
import { Weekend } from './Weekend';
import { Year } from './Year';

const BLOCKS: Record<CityBlock, (props: { content: CityContent }) => ReactNode> = {
  living: Living,
  families: CityFamilies,
  voice: Voice,
  around: Around,
  suburbs: Suburbs,
  year: Year,
  weekend: Weekend,
  outside: Outside,
  check: Check,
  auPairs: CityAuPairs,
};

/** The page of one city, in the order that suits it. */
export function CityScreen({ content }: { content: CityContent }) {
  const city: City = { name: content.name, slug: slugOf(content), region: content.region };
  return (
    // A page about Sydney wears Australia's colour for readers from across the Tasman too.
    <div className={styles.page} data-region={content.region}>
      <CityHead content={content} city={city} />
      <CityHero content={content} city={city} />
      {content.order.map((block) => {
        const Block = BLOCKS[block];
        return (
          <div key={block} className={styles.ground} data-ground={content.grounds[block]}>
            <Block content={content} />
          </div>
        );
      })}
      <Elsewhere content={content} city={city} />
    </div>
  );
}

function CityHead({ content, city }: { content: CityContent; city: City }) {
  const site = useSite();
  const { name, prefix, countryCode } = regionFacts[content.region];
  const path = cityPath(city);
  return (
    <PageHead
      title={content.title}
      description={content.description}
      single
      jsonLd={[
        breadcrumbs(site, [
          { name: cityMessages.crumbs.home, path: prefix || '/' },
          { name: content.name, path },
        ]),
        {
          '@context': 'https://schema.org',
          '@type': content.kind,
          name: content.name,
          url: site + path,
          containedInPlace: { '@type': 'Country', name, identifier: countryCode },
        },
      ]}
    />
  );
}
