import { multiFactorApi as generated } from './generated/multi-factor';

export * from './generated/multi-factor';

/** The account says whether a second factor is on. */
const account = { invalidatesTags: ['Accounts', 'Sessions'] } as const;

export const multiFactorApi = generated.enhanceEndpoints({
  addTagTypes: ['Accounts', 'Sessions'],
  endpoints: {
    confirmMfaFactor: account,
    disableMfaFactor: account,
    // Shown once, by the person who asked.
    enrolMfaFactor: { invalidatesTags: [] },
    renewRecoveryCodes: { invalidatesTags: [] },
    // A new session begins, which forgets what visitors saw.
    verifyMfaChallenge: { invalidatesTags: [] },
    startPasskeyChallenge: { invalidatesTags: [] },
  },
});
