import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { sessionHint } from './session-hint';
import type { SessionState } from './session-slice';

/** Any state with a session, so that this module does not depend on the whole store. */
export interface WithSession {
  session: SessionState;
}

/** The logged-in user, and whether that is known yet. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

const neverChanges = () => () => undefined;

/** Whether this browser was logged in and the session is still loading. False on the server and in its HTML. */
export function useExpectsSession(): boolean {
  const { status } = useSession();
  return useSyncExternalStore(neverChanges, sessionHint.read, () => false) && status === 'starting';
}
