export { countryVisit, landingOf, pathFrom } from './country-visit';
export { useCountry, useCountryAddress, useCountryVisit, type CountryContext } from './use-country';
