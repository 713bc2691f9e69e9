import { adminAgreementsApi as generated } from './generated/admin-agreements';

export * from './generated/admin-agreements';

export const adminAgreementsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit'],
  endpoints: {
    // Looking at one changes nothing but the log.
    openAgreement: { invalidatesTags: ['Admin audit'] },
    withdrawAgreement: { invalidatesTags: ['Admin agreements', 'Admin audit'] },
  },
});
