import type { Dispatch } from '@reduxjs/toolkit';
import {
  clearSession,
  storedSession,
  storeSession,
  storeUser,
  sessionOwner,
  setSessionOwner,
  type StoredSession,
  untilRefresh,
} from './access-token';
import { paths } from '../../config/paths';
import { ownerOf } from '../offline/owner';
import { AccountClosed, RefreshLimited, refreshSession } from './refresh';
import { listenToOtherTabs, notifyOtherTabs } from './session-channel';
import { sessionEvents } from './session-events';
import { sessionHint } from './session-hint';
import { accountClosed, newUserFlagExpired, sessionEventHappened, sessionUnreachable } from './session-slice';
import { answerOtherTabs, announceSession } from './shared-session';
import type { Session, SessionEvent, SessionUser } from './session-types';

const NEW_USER_MS = 20_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

let dispatch: Dispatch | null = null;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let renewal: Promise<boolean> | null = null;
let newUserTimer: ReturnType<typeof setTimeout> | undefined;

function handle(event: SessionEvent): void {
  const next = 'session' in event && event.session ? ownerOf(event.session.user) : null;
  // This tab did not hear that the person before has logged out, so everything of theirs is removed first.
  if (next && next !== sessionOwner()) {
    if (sessionOwner()) handle({ type: 'SIGNED_OUT', to: paths.home });
    setSessionOwner(next);
  }
  if (event.type === 'SIGNED_OUT' || (event.type === 'INITIAL_SESSION' && !event.session)) forget();
  else if ('session' in event && event.session) remember(event.session);
  else if (event.type === 'USER_UPDATED') storeUser(event.user);
  dispatch?.(sessionEventHappened(event));
  sessionEvents.publish(event);
}

function remember(session: Session): void {
  // A session from a refresh is already stored, with the time at which it was issued.
  const known = storedSession();
  const held = known?.session === session ? known : { session, obtainedAt: Date.now() };
  storeSession(held);
  announceSession(true);
  sessionHint.set(true);
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void renewSession(), Math.max(untilRefresh(held), FIRST_RETRY_MS));
}

function forget(): void {
  clearSession();
  announceSession(false);
  sessionHint.set(false);
  clearTimeout(refreshTimer);
  clearTimeout(newUserTimer);
}

/**
 * Shows someone whom the server has not confirmed yet. Their session begins when it has; if it confirms another person,
 * nothing of this one stays.
 */
export function showUnconfirmed(user: SessionUser, storeDispatch: Dispatch): void {
  setSessionOwner(ownerOf(user));
  const session = { access_token: '', refresh_token: null, expires_at: 0, user };
  storeDispatch(sessionEventHappened({ type: 'INITIAL_SESSION', session }));
}

/** Starts with what the browser remembers. Call once, in the browser, before anything needs the user. */
export function startSession(storeDispatch: Dispatch): void {
  dispatch = storeDispatch;
  answerOtherTabs();
  listenToOtherTabs((message) => {
    if (message.type === 'signed-out') signOutHere(message.to);
    else if (message.type === 'signed-in') adopt(message.held);
    else if (message.type === 'user-updated') updateUserHere(message.user);
    // A session that began since then is kept.
    else if (message.type === 'session-ended' && (storedSession()?.obtainedAt ?? Infinity) < message.askedAt)
      signOutHere();
  });
  document.addEventListener('visibilitychange', () => {
    const held = storedSession();
    if (!document.hidden && held && untilRefresh(held) < 0) void renewSession();
  });
  if (sessionHint.read()) void askForInitialSession(FIRST_RETRY_MS);
  else handle({ type: 'INITIAL_SESSION', session: null });
}

async function askForInitialSession(retryAfterMs: number): Promise<void> {
  try {
    handle({ type: 'INITIAL_SESSION', session: (await refreshSession())?.session ?? null });
  } catch (error) {
    if (error instanceof AccountClosed) {
      handle({ type: 'INITIAL_SESSION', session: null });
      dispatch?.(accountClosed(error.message));
      return;
    }
    if (error instanceof RefreshLimited) {
      dispatch?.(sessionUnreachable('You opened many pages in a short time. This one opens in a moment.'));
      setTimeout(() => void askForInitialSession(FIRST_RETRY_MS), error.retryAfterMs);
      return;
    }
    dispatch?.(sessionUnreachable('We cannot reach the server. Trying again.'));
    setTimeout(() => void askForInitialSession(Math.min(retryAfterMs * 2, LONGEST_RETRY_MS)), retryAfterMs);
  }
}

/** Another tab logged in: its session replaces the one of the whole browser. */
function adopt(held: StoredSession): void {
  storeSession(held);
  handle({ type: 'SIGNED_IN', session: held.session, newUser: false });
}

/** Tells the other tabs of the session that this one has just been handed. */
function shareSession(): void {
  const held = storedSession();
  if (held) notifyOtherTabs({ type: 'signed-in', held });
}

/**
 * Gets a fresh access token. True when there is one; false when the session has ended, which logs out here. Throws when
 * the API cannot be reached: the session then stays as it was.
 */
export function refreshOrSignOut(): Promise<boolean> {
  renewal ??= renewOrSignOut().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renewOrSignOut(): Promise<boolean> {
  try {
    const held = await refreshSession();
    if (held) handle({ type: 'TOKEN_REFRESHED', session: held.session });
    else signOutHere();
    return held !== null;
  } catch (error) {
    if (!(error instanceof AccountClosed)) throw error;
    signOutHere(paths.auth);
    dispatch?.(accountClosed(error.message));
    return false;
  }
}

async function renewSession(): Promise<void> {
  try {
    await refreshOrSignOut();
  } catch (error) {
    clearTimeout(refreshTimer);
    const pause = error instanceof RefreshLimited ? error.retryAfterMs : LONGEST_RETRY_MS;
    refreshTimer = setTimeout(() => void renewSession(), pause);
  }
}

/** Signs this browser in with a session that the API has just handed out. */
export function establishSession(session: Session, { newUser = false } = {}): void {
  handle({ type: 'SIGNED_IN', session, newUser });
  shareSession();
  if (!newUser) return;
  clearTimeout(newUserTimer);
  newUserTimer = setTimeout(() => dispatch?.(newUserFlagExpired()), NEW_USER_MS);
}

/** The same after a second factor has been proved. */
export function establishVerifiedSession(session: Session): void {
  handle({ type: 'MFA_CHALLENGE_VERIFIED', session });
  shareSession();
}

/** The account has changed: email verified, name, second factor. */
export function announceUserUpdate(user: SessionUser): void {
  handle({ type: 'USER_UPDATED', user });
  notifyOtherTabs({ type: 'user-updated', user });
}

/** The same where the server has told every tab itself. */
export function updateUserHere(user: SessionUser): void {
  handle({ type: 'USER_UPDATED', user });
}

/** Ends the session in this tab alone: the server has ended it already. */
export function signOutHere(to = '/'): void {
  handle({ type: 'SIGNED_OUT', to });
}

/** Ends the session in every tab of this browser. The call to the API comes first, see `useSignOut`. */
export function signOutInEveryTab(to = '/'): void {
  handle({ type: 'SIGNED_OUT', to });
  notifyOtherTabs({ type: 'signed-out', to });
}

/** A recovery link was opened. */
export function announcePasswordRecovery(): void {
  handle({ type: 'PASSWORD_RECOVERY' });
}
