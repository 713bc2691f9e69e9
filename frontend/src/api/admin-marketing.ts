import { adminMarketingApi as generated } from './generated/admin-marketing';

export * from './generated/admin-marketing';

export const adminMarketingApi = generated.enhanceEndpoints({
  endpoints: {
    // Reading it is an action that is written down: once for each time that someone opens it.
    readConsentHistory: { providesTags: [] },
    // They change nothing that is shown.
    previewCampaign: { invalidatesTags: [] },
    testCampaign: { invalidatesTags: [] },
  },
});
