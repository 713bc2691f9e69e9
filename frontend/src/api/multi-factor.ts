import { multiFactorApi as generated } from './generated/multi-factor';

export * from './generated/multi-factor';

/** The account contains whether a second factor is on. */
const account = { invalidatesTags: ['Accounts', 'Sessions'] } as const;

export const multiFactorApi = generated.enhanceEndpoints({
  addTagTypes: ['Accounts', 'Sessions'],
  endpoints: {
    confirmMfaFactor: account,
    disableMfaFactor: account,
    // Shown once, to the person who asked.
    enrolMfaFactor: { invalidatesTags: [] },
    renewRecoveryCodes: { invalidatesTags: [] },
    // A new session begins, and cached visitor data is refetched.
    verifyMfaChallenge: { invalidatesTags: [] },
    startPasskeyChallenge: { invalidatesTags: [] },
  },
});
