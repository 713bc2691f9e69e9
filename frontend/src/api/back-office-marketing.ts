import { backOfficeMarketingApi as generated } from './generated/back-office-marketing';

export * from './generated/back-office-marketing';

export const backOfficeMarketingApi = generated.enhanceEndpoints({
  endpoints: {
    // Reading it is a deed that is written down: once for each time that somebody opens it.
    readConsentHistory: { providesTags: [] },
    // They change nothing that is shown.
    previewCampaign: { invalidatesTags: [] },
    testCampaign: { invalidatesTags: [] },
  },
});
