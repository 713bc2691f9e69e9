import { describe, expect, it } from '@jest/globals';
import { recoveryTokenIn } from './recovery-token';
import { afterSessionEvent, initialSessionState } from './session-slice';
import type { Session } from './session-types';

const session: Session = {
  access_token: 'a',
  refresh_token: null,
  expires_at: 1_800_000_000,
  user: {
    id: 'u1',
    email: 'lena@example.org',
    emailVerified: false,
    username: 'lena',
    userType: 'aupair',
    region: 'australia',
    mfaEnabled: false,
    authenticatorEnabled: false,
    secondFactorRequired: false,
  },
};
const signedIn = afterSessionEvent(initialSessionState, { type: 'SIGNED_IN', session, newUser: true });

describe('S01 sign-in events', () => {
  it('S01 an initial session signs in, its absence shows a visitor', () => {
    expect(afterSessionEvent(initialSessionState, { type: 'INITIAL_SESSION', session })).toMatchObject({
      status: 'signed-in',
      user: session.user,
    });
    expect(afterSessionEvent(initialSessionState, { type: 'INITIAL_SESSION', session: null })).toMatchObject({
      status: 'signed-out',
      user: null,
    });
  });
  it('S01 a verified second factor signs in', () => {
    expect(afterSessionEvent(initialSessionState, { type: 'MFA_CHALLENGE_VERIFIED', session }).status).toBe(
      'signed-in',
    );
  });
  it('S01 a refreshed token changes only the end of the session', () => {
    const later = { ...session, expires_at: session.expires_at + 600 };
    expect(afterSessionEvent(signedIn, { type: 'TOKEN_REFRESHED', session: later })).toEqual({
      ...signedIn,
      expiresAt: later.expires_at,
    });
  });
  it('S01 an updated user replaces the one who is signed in, and no one else', () => {
    const user = { ...session.user, emailVerified: true };
    expect(afterSessionEvent(signedIn, { type: 'USER_UPDATED', user }).user).toEqual(user);
    expect(afterSessionEvent(initialSessionState, { type: 'USER_UPDATED', user }).user).toBeNull();
    const other = { ...user, id: 'u2' };
    expect(afterSessionEvent(signedIn, { type: 'USER_UPDATED', user: other }).user).toEqual(session.user);
  });
  it('S02 signing out clears user, session, error and the new-user flag', () => {
    expect(afterSessionEvent(signedIn, { type: 'SIGNED_OUT', to: '/' })).toEqual({
      status: 'signed-out',
      user: null,
      expiresAt: null,
      error: null,
      isNewUser: false,
      leavingFor: '/',
      closed: null,
    });
  });
  it('S04 registration raises the new-user flag, a plain sign-in does not', () => {
    expect(signedIn.isNewUser).toBe(true);
    expect(afterSessionEvent(initialSessionState, { type: 'SIGNED_IN', session, newUser: false }).isNewUser).toBe(
      false,
    );
  });
  it('S03 only a recovery fragment carries a recovery token', () => {
    expect(recoveryTokenIn('#type=recovery&token=abc')).toBe('abc');
    expect(recoveryTokenIn('#type=verify&token=abc')).toBeNull();
    expect(recoveryTokenIn('#faq-families')).toBeNull();
  });
});
