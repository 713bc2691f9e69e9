import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice';

/** Any state that carries a session, so that this room need not know the whole store. */
export interface WithSession {
  session: SessionState;
}

/** Who is signed in, and whether that is known yet. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}
