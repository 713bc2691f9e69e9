import { adminMarketingApi as generated } from './generated/admin-marketing';

export * from './generated/admin-marketing';

export const adminMarketingApi = generated.enhanceEndpoints({
  endpoints: {
    // Reading it is a deed that is written down: once for each time that somebody opens it.
    readConsentHistory: { providesTags: [] },
    // They change nothing that is shown.
    previewCampaign: { invalidatesTags: [] },
    testCampaign: { invalidatesTags: [] },
  },
});
