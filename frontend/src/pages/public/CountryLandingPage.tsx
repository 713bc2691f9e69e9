export {
  CountryFailureScreen as ErrorBoundary,
  CountryLandingScreen as Component,
  loadCountryLanding as load,
} from '../../features/country-landing';
