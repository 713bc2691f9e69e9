import { adminUsersApi as generated } from './generated/admin-users';

export * from './generated/admin-users';

/** Every action stands in the log; who is suspended is found by no one. */
const acted = { invalidatesTags: ['Admin users', 'Admin audit'] } as const;
const hidden = { invalidatesTags: ['Admin users', 'Admin audit', 'Page', 'Search'] } as const;

export const adminUsersApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit'],
  endpoints: {
    suspendUser: hidden,
    restoreUser: hidden,
    markUserEmailVerified: acted,
    resendUserEmailVerification: acted,
    signOutUser: acted,
    // Each look is written down, so a page is read again only when it is opened.
    getUserPage: { keepUnusedDataFor: 0 },
    listUsers: { keepUnusedDataFor: 60 },
  },
});
