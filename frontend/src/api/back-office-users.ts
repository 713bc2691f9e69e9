import { backOfficeUsersApi as generated } from './generated/back-office-users';

export * from './generated/back-office-users';

export const backOfficeUsersApi = generated.enhanceEndpoints({
  endpoints: {
    // Each look is written down, so a page is read anew only when it is opened.
    getUserPage: { keepUnusedDataFor: 0 },
    listUsers: { keepUnusedDataFor: 60 },
  },
});
