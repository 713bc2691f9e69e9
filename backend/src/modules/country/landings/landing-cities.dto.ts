import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CITIES } from '../regions.js';
import { messages } from '../texts.js';
import { EachOnce, Part, Parts, WordList, Words } from './landing-rules.js';

const AUSTRALIAN = CITIES.filter(({ region }) => region === 'australia').map(({ slug }) => slug);

/** A city in four numbers. */
export class LandingCityStats {
  /** @example '5,6 millions' */
  @Words(80)
  population: string;

  /** @example 'Tempéré, 26 °C en janvier' */
  @Words(120)
  climate: string;

  /** @example 'environ 180 A$ par semaine, logé et nourri' */
  @Words(120)
  averageCost: string;

  /**
   * Shown if the number of families is not available.
   * @example 'Voir qui cherche en ce moment'
   */
  @Words(80)
  auPairFamilies: string;
}

/** A city of the explorer. */
export class LandingCity {
  /**
   * The city's slug in the family search.
   * @example 'sydney'
   */
  @IsIn(AUSTRALIAN, { message: messages.landing.city })
  id: string;

  /** @example 'Sydney' */
  @Words(40)
  name: string;

  /** @example 'Nouvelle-Galles du Sud' */
  @Words(60)
  state: string;

  /** @example 'On prend le ferry comme ailleurs le bus.' */
  @Words(600)
  description: string;

  @Part(() => LandingCityStats)
  stats: LandingCityStats;

  /** @example ['Le ferry de Manly après l’école', 'Bondi à Coogee, à pied'] */
  @WordList(2, 5)
  highlights: string[];

  /** @example ['Celles et ceux qui aiment l’océan'] */
  @WordList(1, 4)
  bestFor: string[];

  /** @example ['Solaire', 'Pressée'] */
  @WordList(2, 5, 40)
  personality: string[];
}

/** A city can be listed once, so the example has several. */
const EXAMPLE_CITIES: LandingCity[] = [
  ['sydney', 'Sydney', 'Nouvelle-Galles du Sud'] as const,
  ['melbourne', 'Melbourne', 'Victoria'] as const,
  ['brisbane', 'Brisbane', 'Queensland'] as const,
  ['perth', 'Perth', 'Australie-Occidentale'] as const,
].map(([id, name, state]) => ({
  ...{ id, name, state, description: 'On prend le ferry comme ailleurs le bus.' },
  stats: {
    population: '5,6 millions',
    climate: 'Tempéré, 26 °C en janvier',
    averageCost: 'environ 180 A$ par semaine, logé et nourri',
    auPairFamilies: 'Voir qui cherche en ce moment',
  },
  highlights: ['Le marché du samedi', 'La plage après l’école'],
  bestFor: ['Celles et ceux qui aiment l’océan'],
  personality: ['Solaire', 'Pressée'],
}));

/** Cities to live in. */
export class LandingCityDiscovery {
  /** @example 'Cinq villes, cinq façons de dire bonjour' */
  @Words(120)
  headline: string;

  /** @example 'Choisissez une ville.' */
  @Words(500)
  text: string;

  @ApiProperty({ example: EXAMPLE_CITIES })
  @Parts(() => LandingCity, 4, 6)
  @EachOnce(({ id }: LandingCity) => id, messages.landing.cityTwice)
  cities: LandingCity[];

  /**
   * A note on the numbers.
   * @example 'Le budget est notre estimation.'
   */
  @Words(400)
  note: string;
}
