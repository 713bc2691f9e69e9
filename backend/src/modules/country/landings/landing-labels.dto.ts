import { Words } from './landing-rules.js';

/** Labels of the page in its language. */
export class LandingLabels {
  /** @example 'Choisir une ville' */
  @Words(80)
  chooseCity: string;

  /** @example 'Habitants' */
  @Words(60)
  population: string;

  /** @example 'Climat' */
  @Words(60)
  climate: string;

  /** @example 'Budget perso' */
  @Words(60)
  averageCost: string;

  /** @example 'Familles inscrites' */
  @Words(60)
  auPairFamilies: string;

  /** @example 'À ne pas manquer' */
  @Words(60)
  highlights: string;

  /** @example 'Idéale pour' */
  @Words(60)
  bestFor: string;

  /** @example 'Caractère' */
  @Words(60)
  personality: string;

  /**
   * `{city}` is the city.
   * @example 'Voir les familles à {city}'
   */
  @Words(80)
  searchCity: string;

  /** @example 'Sites officiels' */
  @Words(60)
  officialLinks: string;

  /**
   * `{date}` is the day.
   * @example 'Vérifié le {date}'
   */
  @Words(60)
  checkedOn: string;

  /** @example 'Sources' */
  @Words(60)
  sources: string;

  /** @example '(nouvel onglet)' */
  @Words(60)
  newTab: string;

  /** @example 'ans' */
  @Words(40)
  yearsOld: string;

  /** @example 'L’Australie en quatre images' */
  @Words(80)
  images: string;
}
