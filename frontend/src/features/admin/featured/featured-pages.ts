import { cities, cityPath } from '../../../config/cities';
import { regionFacts, REGIONS, type Region } from '../../../config/regions';
import { adminFeaturedTexts as texts } from './texts';

/** A page with featured families: its key in the API, and its path. */
export interface FeaturedPage {
  place: string;
  label: string;
  path: string;
}

const homeOf = (region: Region): FeaturedPage => ({
  place: region,
  label: texts.homeOf[region],
  path: regionFacts[region].prefix || '/',
});

/** Every page with featured families, in groups. */
export const featuredPages: { label: string; pages: FeaturedPage[] }[] = [
  { label: texts.homes, pages: REGIONS.map(homeOf) },
  ...REGIONS.map((region) => ({
    label: texts.cities[region],
    pages: cities
      .filter((city) => city.region === region)
      .map((city) => ({ place: city.slug, label: city.name, path: cityPath(city) })),
  })),
];

const all = featuredPages.flatMap(({ pages }) => pages);

/** The page with this key; the first city for an unknown key. */
export const pageOf = (place: string | null): FeaturedPage =>
  all.find((page) => page.place === place) ?? (all.find(({ place: slug }) => slug === 'sydney') as FeaturedPage);
