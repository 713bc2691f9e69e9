import { earlyExitsApi as generated } from './generated/early-exits';

export * from './generated/early-exits';

export const earlyExitsApi = generated.enhanceEndpoints({
  addTagTypes: ['Support', 'Agreements', 'Reviews'],
  endpoints: {
    openEarlyExit: { invalidatesTags: ['Early exits', 'Support'] },
    endAgreementOfEarlyExit: {
      invalidatesTags: ['Early exits', 'Agreements', 'Reviews', 'Page', 'Search', 'Dashboard'],
    },
    rematchAfterEarlyExit: { invalidatesTags: ['Early exits', 'MyProfile', 'Dashboard', 'Page', 'Search'] },
  },
});
