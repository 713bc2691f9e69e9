export { CountryFailureScreen, CountryLandingScreen } from './CountryLandingScreen';
export { CountryWelcome } from './CountryWelcome';
export { loadCountryLanding } from './load-country-landing';
