import { adminPrivacyApi as generated } from './generated/admin-privacy';

export * from './generated/admin-privacy';

/** A decision by two admins changes the Admin front page, the audit log, payments and settings. */
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
