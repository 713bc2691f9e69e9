import { useLazyGetUserQuery, useCreateProfileMutation } from '../../api/profiles';
import { useSignInMutation, type MfaChallenge } from '../../api/sessions';
import { useVerifyMfaChallengeMutation } from '../../api/multi-factor';
import { useSignInWithPasskeyMutation } from '../../api/passkeys';
import { isApiError, messageOf } from '../../lib/api-error';
import type { PasskeyAssertion } from '../../lib/passkey';
import { establishSession, establishVerifiedSession, type Session } from '../../lib/session';
import { toast } from '../../ui/toast';
import { authTexts } from './texts';

const { signIn: words } = authTexts;

/** The result of the password: a session, or a request for the second factor. */
type SignInOutcome = { kind: 'signed-in' } | { kind: 'challenge'; challenge: MfaChallenge } | { kind: 'failed' };

export interface SecondFactor {
  code?: string;
  recoveryCode?: string;
  passkey?: PasskeyAssertion;
}

/** Logging in, with or without a second factor. Failures are shown in a toast. */
export function useSignIn() {
  const [signIn] = useSignInMutation();
  const [signInWithPasskey] = useSignInWithPasskeyMutation();
  const [verifyMfaChallenge] = useVerifyMfaChallengeMutation();
  const ensureProfile = useEnsureProfile();

  const welcome = async (session: Session, establish: (session: Session) => void) => {
    establish(session);
    await ensureProfile(session);
    toast.success(words.success, words.successText);
  };

  return {
    async withPassword(credentials: { email: string; password: string }): Promise<SignInOutcome> {
      try {
        const { session, challenge } = await signIn({ signInInput: credentials }).unwrap();
        if (challenge) return { kind: 'challenge', challenge };
        if (!session) throw new Error(words.nothingReturned);
        await welcome(session, establishSession);
        return { kind: 'signed-in' };
      } catch (error) {
        toast.error(words.failed, messageOf(error));
        return { kind: 'failed' };
      }
    },

    async withPasskey(passkey: PasskeyAssertion): Promise<boolean> {
      try {
        await welcome(await signInWithPasskey({ passkeySignInInput: { passkey } }).unwrap(), establishVerifiedSession);
        return true;
      } catch (error) {
        toast.error(words.failed, messageOf(error));
        return false;
      }
    },

    /** Throws the API's error about the code. */
    async withSecondFactor(challengeToken: string, factor: SecondFactor): Promise<boolean> {
      try {
        const session = await verifyMfaChallenge({ verifyMfaChallengeInput: { challengeToken, ...factor } }).unwrap();
        await welcome(session, establishVerifiedSession);
        return true;
      } catch (error) {
        if (isApiError(error) && error.code === 'mfa_code_wrong') throw error;
        toast.error(words.failed, messageOf(error));
        return false;
      }
    },
  };
}

/** A browser that was closed during sign-up may have left an account without a profile; it is created here. */
function useEnsureProfile() {
  const [getUser] = useLazyGetUserQuery();
  const createProfile = useProfileCreation();
  return async ({ user }: Session) => {
    if (user.userType === 'admin' || user.coParent) return;
    const { data: profile } = await getUser({ id: user.id });
    if (profile === null) await createProfile(user).catch(() => undefined);
  };
}

/** Creates the application profile of an account from its sign-up data. */
export function useProfileCreation() {
  const [createProfile] = useCreateProfileMutation();
  return ({ username, email, userType, region }: Session['user']) => {
    if (userType === 'admin') return Promise.resolve();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return createProfile({ createProfileInput: { username, email, userType, region, timeZone } }).unwrap();
  };
}
