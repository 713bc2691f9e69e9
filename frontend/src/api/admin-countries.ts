import { adminCountriesApi as generated } from './generated/admin-countries';

export * from './generated/admin-countries';

/** The list, the editor, the audit log and the site's pages are refetched. */
const edited = { invalidatesTags: ['Admin countries', 'Admin audit', 'Countries'] } as const;

export const adminCountriesApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit', 'Countries'],
  endpoints: { saveCountryLanding: edited, settleNewerLandingText: edited },
});
