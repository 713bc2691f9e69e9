export { landingOf } from './country-visit';
export { useCountryAddress, useCountryVisit } from './use-country-visit';
