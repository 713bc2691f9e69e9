import { backOfficePrivacyApi as generated } from './generated/back-office-privacy';

export * from './generated/back-office-privacy';

/** What two admins decide changes what waits on the front page, the log, money and settings. */
const decided = {
  invalidatesTags: [
    'Back office privacy',
    'Back office',
    'Back office audit',
    'Back office payments',
    'Back office settings',
    'Back office users',
    'Plans',
  ],
} as const;

export const backOfficePrivacyApi = generated.enhanceEndpoints({
  addTagTypes: [
    'Back office',
    'Back office audit',
    'Back office payments',
    'Back office settings',
    'Back office users',
    'Plans',
  ],
  endpoints: {
    proposeApproval: decided,
    decideApproval: decided,
    withdrawErasure: { invalidatesTags: ['Back office privacy', 'Back office audit', 'Back office users'] },
  },
});
