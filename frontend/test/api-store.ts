import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../src/api/base-api';
import { sessionReducer, type SessionState, type SessionUser } from '../src/lib/session';
import { initialSessionState } from '../src/lib/session/session-slice';

/** A store that asks an API at http://api.test, with someone logged in where `user` says who. */
export const makeApiStore = (user?: Partial<SessionUser>) =>
  configureStore({
    reducer: { api: baseApi.reducer, session: sessionReducer },
    preloadedState: {
      session: user ? { ...initialSessionState, status: 'signed-in', user: user as SessionUser } : initialSessionState,
    } satisfies { session: SessionState },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: 'http://api.test', headers: {} } } }).concat(baseApi.middleware),
  });
