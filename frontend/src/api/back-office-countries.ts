import { backOfficeCountriesApi as generated } from './generated/back-office-countries';

export * from './generated/back-office-countries';

/** The list, the editor, the log, and the pages of the site ask anew. */
const edited = { invalidatesTags: ['Back office countries', 'Back office audit', 'Countries'] } as const;

export const backOfficeCountriesApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office audit', 'Countries'],
  endpoints: { saveCountryLanding: edited, settleNewerLandingText: edited },
});
