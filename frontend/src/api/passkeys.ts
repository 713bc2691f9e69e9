import { passkeysApi as generated } from './generated/passkeys';

export * from './generated/passkeys';

/** The account says whether a second step is on. */
const account = { invalidatesTags: ['Passkeys', 'Accounts', 'Sessions'] } as const;
/** A question that is asked with POST. */
const question = { invalidatesTags: [] } as const;

export const passkeysApi = generated.enhanceEndpoints({
  addTagTypes: ['Passkeys', 'Accounts', 'Sessions'],
  endpoints: {
    addPasskey: account,
    removePasskey: account,
    startPasskeyRegistration: question,
    startPasskeyConfirmation: question,
    startPasskeySignIn: question,
    // A new session begins, which forgets what visitors saw.
    signInWithPasskey: { invalidatesTags: [] },
  },
});
