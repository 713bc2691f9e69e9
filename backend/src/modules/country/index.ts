export { AUSTRALIAN_STATES, australianStateOf, type AustralianState } from './australian-states.js';
export { countryByCode, countryOf } from './countries.js';
export { CountryModule } from './country.module.js';
export {
  EditableLanding,
  EditableLandingSummary,
  LandingEditInput,
  NewerTextInput,
} from './landings/landing-edit.dto.js';
export { LandingEditingService, type LandingChange } from './landings/landing-editing.service.js';
export { LANDING_COUNTRIES } from './landings/landing-countries.js';
export { folded } from './folded-text.js';
export { LANGUAGES, languageByCode, languageOf, languagesOf, type Language } from './languages.js';
export {
  cityPoint,
  DISTANCES,
  kilometresBetween,
  localityById,
  localityByLabel,
  localityOf,
  ringOf,
  ringsWithin,
  stateOf,
  type CityRing,
  type Distance,
  type Locality,
} from './localities/index.js';
export { cityOf } from './locations.js';
export {
  CITIES,
  cityBySlug,
  locationOptions,
  regionFacts,
  REGIONS,
  type City,
  type Region,
  type RegionFacts,
} from './regions.js';
export { regionalPath } from './regional-path.js';
export { isTimeZoneIn, timeZoneAt, usualTimeZone } from './time-zones.js';
