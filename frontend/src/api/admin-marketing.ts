import { adminMarketingApi as generated } from './generated/admin-marketing';

export * from './generated/admin-marketing';

export const adminMarketingApi = generated.enhanceEndpoints({
  endpoints: {
    // Reading it is recorded in the audit log: once for each time that an admin opens it.
    readConsentHistory: { providesTags: [] },
    // They change nothing on screen.
    previewCampaign: { invalidatesTags: [] },
    testCampaign: { invalidatesTags: [] },
  },
});
