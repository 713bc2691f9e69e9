import { sessionsApi as generated } from './generated/sessions';

export * from './generated/sessions';

/** The store is emptied by then. Someone who closes the tab at once has signed out all the same. */
const SIGN_OUT = { invalidatesTags: [], extraOptions: { outlivesPage: true } };

export const sessionsApi = generated.enhanceEndpoints({
  endpoints: {
    listSessions: { keepUnusedDataFor: 0 },
    signOut: SIGN_OUT,
    endAllSessions: SIGN_OUT,
    // A new token is the same session.
    refreshSession: { invalidatesTags: [] },
  },
});
