import { adminPrivacyApi as generated } from './generated/admin-privacy';

export * from './generated/admin-privacy';

/** What two admins decide changes what waits on the front page, the log, money and settings. */
const decided = {
  invalidatesTags: [
    'Admin privacy',
    'Admin',
    'Admin audit',
    'Admin payments',
    'Admin settings',
    'Admin users',
    'Plans',
  ],
} as const;

export const adminPrivacyApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Admin payments', 'Admin settings', 'Admin users', 'Plans'],
  endpoints: {
    proposeApproval: decided,
    decideApproval: decided,
    withdrawErasure: { invalidatesTags: ['Admin privacy', 'Admin audit', 'Admin users'] },
  },
});
