import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownerOf } from '../offline/owner';
import type { SessionEvent, SessionUser } from './session-types';

/**
 * `starting` until the first answer about a session is in; the server leaves it so.
 * The access token is not here: it stays in memory, outside of anything that is logged or serialised.
 */
export interface SessionState {
  status: 'starting' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /**
   * Unix seconds at which the access token ends. 0 while the person is the one that this browser remembers and the server
   * could not be asked yet.
   */
  expiresAt: number | null;
  /** Why the session could not be asked for, in words. */
  error: string | null;
  /** True for 20 seconds after registration. */
  isNewUser: boolean;
  /** The path to which the browser goes after logging out; guards do not redirect meanwhile. */
  leavingFor: string | null;
  /** Why the account that was signed in here is closed, in words for its person. */
  closed: string | null;
}

const signedOut: SessionState = {
  status: 'signed-out',
  user: null,
  expiresAt: null,
  error: null,
  isNewUser: false,
  leavingFor: null,
  closed: null,
};

export const initialSessionState: SessionState = { ...signedOut, status: 'starting' };

/** The state after an event: the one place where a session changes. */
export function afterSessionEvent(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'MFA_CHALLENGE_VERIFIED':
    case 'TOKEN_REFRESHED':
      if (!event.session) return signedOut;
      return {
        status: 'signed-in',
        user: event.session.user,
        expiresAt: event.session.expires_at,
        error: null,
        isNewUser: event.type === 'SIGNED_IN' ? event.newUser : state.isNewUser,
        leavingFor: null,
        closed: null,
      };
    case 'USER_UPDATED':
      // The answer about someone may arrive after another person has logged in.
      return state.user && ownerOf(state.user) === ownerOf(event.user) ? { ...state, user: event.user } : state;
    case 'SIGNED_OUT':
      return { ...signedOut, leavingFor: event.to };
    case 'PASSWORD_RECOVERY':
      return state;
  }
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSessionState,
  reducers: {
    sessionEventHappened: (state, { payload }: PayloadAction<SessionEvent>) => afterSessionEvent(state, payload),
    newUserFlagExpired: (state) => {
      state.isNewUser = false;
    },
    sessionUnreachable: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
    },
    accountClosed: (state, { payload }: PayloadAction<string>) => {
      state.closed = payload;
    },
    departed: (state) => {
      state.leavingFor = null;
    },
  },
});

export const { sessionEventHappened, newUserFlagExpired, sessionUnreachable, accountClosed, departed } =
  sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
