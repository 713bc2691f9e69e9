import { useSignUpMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { establishSession } from '../../lib/session';
import { toast } from '../../ui/toast';
import type { SignUpValues } from './auth-schemas';
import { authMessages } from './texts';
import { useProfileCreation } from './use-sign-in';

const { signUp: words } = authMessages;

/**
 * Registration: the account, its session, its profile. The confirmation of the email leads on to `returnPath`. Throws
 * what the API said, after telling it in a toast.
 */
export function useSignUp() {
  const [signUp] = useSignUpMutation();
  const createProfile = useProfileCreation();

  return async (
    { email, password, username, userType, region, news }: SignUpValues,
    returnPath: string | null,
  ): Promise<void> => {
    try {
      const session = await signUp({
        signUpInput: {
          email,
          password,
          metadata: { username, userType, region },
          ...(returnPath && { returnPath }),
          ...(news && { marketingWording: words.news }),
        },
      }).unwrap();
      establishSession(session, { newUser: true });
      await createProfile(session.user).catch((error: unknown) => {
        throw new Error(messageOf(error, words.profileFailed));
      });
      toast.success(words.success, words.successText(username));
    } catch (error) {
      toast.error(words.failed, messageOf(error));
      throw error;
    }
  };
}
