export { CountryFailureScreen, CountryLandingScreen, CountryPage } from './CountryLandingScreen';
export { CountryWelcome } from './CountryWelcome';
export { loadCountryLanding } from './load-country-landing';
