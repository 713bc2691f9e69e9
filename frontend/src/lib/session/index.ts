export { accessToken, sessionOwner } from './access-token';
export { dropRecoveryToken, recoveryToken, takeRecoveryToken } from './recovery-token';
export { sessionEvents } from './session-events';
export { sessionHint } from './session-hint';
export {
  announceUserUpdate,
  establishSession,
  establishVerifiedSession,
  refreshOrSignOut,
  showUnconfirmed,
  signOutHere,
  signOutInEveryTab,
  startSession,
  updateUserHere,
} from './session-manager';
export { departed, sessionReducer, type SessionState } from './session-slice';
export type { Session, SessionEvent, SessionUser } from './session-types';
export { useExpectsSession, useSession, type WithSession } from './use-session';
