import type { Region } from '../../config/regions';
import type { FactRegion, LegalFacts } from '../facts';

/** Parts of a city's page that contain text only. */
export type StaticBlock = 'living' | 'voice' | 'around' | 'suburbs' | 'year' | 'weekend' | 'outside' | 'check';

/** The parts of a city's page; each city chooses the order. */
type CityBlock = StaticBlock | 'families' | 'auPairs';

/** The source of a fact, and when it was last read. */
export interface CitySource {
  title: string;
  url: string;
  checkedOn: string;
}

interface Named {
  name: string;
  words: string;
}

interface CityYear {
  /** Replaces the four seasons. */
  title?: string;
  /** An introduction to the seasons. */
  words: string;
  seasons: readonly (Named & {
    months: string;
    /** Usual night and day temperatures in mid-season, in whole degrees Celsius. */
    low: number;
    high: number;
  })[];
}

interface MenuLine {
  what: string;
  /** In the region's currency; null is free. */
  cost: string | null;
  /** The conditions of the price, and its date. */
  small?: string;
}

/** The check for people who work with children. */
export interface CityCheck {
  name: string;
  words: readonly string[];
  facts: readonly { term: string; fact: string }[];
  /** The authority's own page. */
  link: { title: string; url: string };
}

/** The data of a city that the browser needs for hydration. */
export interface CityPage {
  name: string;
  region: Region;
  /** The schema.org type: Queenstown is a town. */
  kind: 'City' | 'Place';
  title: string;
  description: string;
  /** The Indigenous name, and the traditional owners. */
  firstName: { name: string; people: string; words: string };
  headline: readonly [before: string, stressed: string, after: string];
  lead: string;
  order: readonly CityBlock[];
  /** Blocks with a background of their own. */
  grounds: Partial<Record<CityBlock, 'wash' | 'deep' | 'accent'>>;
  /** The public transport card. */
  card: string;
}

/** The texts of a city's page. The server writes them into the HTML, so that they are not also sent as code. */
export interface CityText {
  living: {
    variant: 'letter' | 'facing' | 'turned';
    title: string;
    auPair: readonly string[];
    family: readonly string[];
  };
  voice: string;
  suburbs: { title: string; words: string; places: readonly Named[] };
  around: {
    title: string;
    words: readonly string[];
    driving: string;
    line: {
      kind: 'ferry' | 'tram' | 'train' | 'bus' | 'hill';
      name: string;
      stops: readonly Named[];
    };
  };
  year: CityYear;
  weekend: { title: string; words: string; lines: readonly MenuLine[]; sum: string };
  outside: { title: string; groups: readonly { title: string; places: readonly Named[] }[] };
  languages: string;
  check: CityCheck;
  sources: readonly CitySource[];
}

/** The texts, with the legal facts of their country. */
export type CityWords = (facts: LegalFacts<FactRegion>) => CityText;

/** Everything on the page of one city. */
export type CityContent = CityPage & CityText;
