import type { Region } from '../../config/regions';
import type { LegalFacts } from '../facts';

/** Parts of a city's page that are words alone. */
export type StaticBlock = 'living' | 'voice' | 'around' | 'suburbs' | 'year' | 'weekend' | 'outside' | 'check';

/** The parts of a city's page, which each city puts in an order of its own. */
export type CityBlock = StaticBlock | 'families' | 'auPairs';

/** Where a fact can be read again, and when it was last read. */
export interface CitySource {
  title: string;
  url: string;
  checkedOn: string;
}

export interface Named {
  name: string;
  words: string;
}

export interface CityYear {
  /** Where the year has other seasons than four. */
  title?: string;
  /** A sentence or two before the seasons. */
  words: string;
  seasons: readonly (Named & {
    months: string;
    /** Usual night and day in its middle, in whole degrees Celsius. */
    low: number;
    high: number;
  })[];
}

export interface MenuLine {
  what: string;
  /** In the region's money; null costs nothing. */
  cost: string | null;
  /** What it depends on, and since when it holds. */
  small?: string;
}

/** What a person who looks after children here is asked to show. */
export interface CityCheck {
  name: string;
  words: readonly string[];
  facts: readonly { term: string; fact: string }[];
  /** The authority's own page. */
  link: { title: string; url: string };
}

/** What the browser needs of a city to take its page over from the server. */
export interface CityPage {
  name: string;
  region: Region;
  /** In the eyes of search engines: Queenstown is a town. */
  kind: 'City' | 'Place';
  title: string;
  description: string;
  /** The name that was there first, and whose country this is. */
  firstName: { name: string; people: string; words: string };
  headline: readonly [before: string, stressed: string, after: string];
  lead: string;
  order: readonly CityBlock[];
  /** Blocks that stand on a ground of their own. */
  grounds: Partial<Record<CityBlock, 'wash' | 'deep' | 'accent'>>;
  /** What one taps with. */
  card: string;
}

/** The words of a city's page. The server writes them into the HTML, so that they need not travel as code as well. */
export interface CityText {
  living: {
    look: 'letter' | 'facing' | 'turned';
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

/** The words as they are written: with places for figures of law, where they name any. */
export type CityWords = CityText | ((facts: LegalFacts<'australia'>) => CityText);

/** Everything that the page of one city says. */
export type CityContent = CityPage & CityText;
