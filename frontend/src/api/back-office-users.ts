import { backOfficeUsersApi as generated } from './generated/back-office-users';

export * from './generated/back-office-users';

/** Every action stands in the log; who is suspended is found by nobody. */
const acted = { invalidatesTags: ['Back office users', 'Back office audit'] } as const;
const hidden = { invalidatesTags: ['Back office users', 'Back office audit', 'Page', 'Search'] } as const;

export const backOfficeUsersApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office audit'],
  endpoints: {
    suspendUser: hidden,
    restoreUser: hidden,
    markUserEmailVerified: acted,
    resendUserEmailVerification: acted,
    signOutUser: acted,
    // Each look is written down, so a page is read anew only when it is opened.
    getUserPage: { keepUnusedDataFor: 0 },
    listUsers: { keepUnusedDataFor: 60 },
  },
});
