import { sessionsApi as generated } from './generated/sessions';

export * from './generated/sessions';

/** The store is already cleared. `keepalive`: closing the tab at once still logs the person out. */
const SIGN_OUT = { invalidatesTags: [], extraOptions: { outlivesPage: true } };

export const sessionsApi = generated.enhanceEndpoints({
  endpoints: {
    listSessions: { keepUnusedDataFor: 0 },
    signOut: SIGN_OUT,
    endAllSessions: SIGN_OUT,
    // A new token belongs to the same session.
    refreshSession: { invalidatesTags: [] },
  },
});
