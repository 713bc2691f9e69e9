import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice';

/** Any state with a session, so that this module does not depend on the whole store. */
export interface WithSession {
  session: SessionState;
}

/** The logged-in user, and whether that is known yet. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}
