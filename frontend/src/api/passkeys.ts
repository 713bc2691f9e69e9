import { passkeysApi as generated } from './generated/passkeys';

export * from './generated/passkeys';

/** The account contains whether a second step is on. */
const account = { invalidatesTags: ['Passkeys', 'Accounts', 'Sessions'] } as const;
/** A read that is sent with POST. */
const question = { invalidatesTags: [] } as const;

export const passkeysApi = generated.enhanceEndpoints({
  addTagTypes: ['Passkeys', 'Accounts', 'Sessions'],
  endpoints: {
    addPasskey: account,
    removePasskey: account,
    startPasskeyRegistration: question,
    startPasskeyConfirmation: question,
    startPasskeySignIn: question,
    // A new session begins, and cached visitor data is refetched.
    signInWithPasskey: { invalidatesTags: [] },
  },
});
