export { CountryFailureScreen, CountryLandingScreen, CountryPage } from './CountryLandingScreen';
export { loadCountryLanding } from './load-country-landing';
