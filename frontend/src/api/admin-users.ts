import { adminUsersApi as generated } from './generated/admin-users';

export * from './generated/admin-users';

/** Every action is recorded in the audit log, and a suspended person leaves the search. */
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
    // Each view is recorded, so a page is read again only when it is opened.
    getUserPage: { keepUnusedDataFor: 0 },
    listUsers: { keepUnusedDataFor: 60 },
  },
});
