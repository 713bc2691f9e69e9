import { sessionsApi as generated } from './generated/sessions';

export * from './generated/sessions';

export const sessionsApi = generated.enhanceEndpoints({
  endpoints: {
    listSessions: { keepUnusedDataFor: 0 },
    // The store is emptied by then.
    signOut: { invalidatesTags: [] },
    endAllSessions: { invalidatesTags: [] },
    // A new token is the same session.
    refreshSession: { invalidatesTags: [] },
  },
});
