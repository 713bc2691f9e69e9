import { adminAgreementsApi as generated } from './generated/admin-agreements';

export * from './generated/admin-agreements';

export const adminAgreementsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit'],
  endpoints: {
    // Viewing one changes nothing except the audit log.
    openAgreement: { invalidatesTags: ['Admin audit'] },
    withdrawAgreement: { invalidatesTags: ['Admin agreements', 'Admin audit'] },
  },
});
