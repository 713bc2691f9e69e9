import { countriesApi as generated } from './generated/countries';

export * from './generated/countries';

export const countriesApi = generated.enhanceEndpoints({
  endpoints: {
    // Left and come back to, a country's page is asked for again: it can be edited at any time.
    getCountryLanding: { keepUnusedDataFor: 0 },
  },
});
