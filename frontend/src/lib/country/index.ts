export { countryVisit, landingOf, pathFrom } from './country-visit';
export { useCountryAddress, useCountryVisit } from './use-country';
