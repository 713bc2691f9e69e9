import { countriesApi as generated } from './generated/countries';

export * from './generated/countries';

export const countriesApi = generated.enhanceEndpoints({
  endpoints: {
    // Refetched each time the page is opened, because it can be edited at any time.
    getCountryLanding: { keepUnusedDataFor: 0 },
  },
});
