import { useSignUpMutation } from '../../api/accounts';
import { isApiError, messageOf } from '../../lib/api-error';
import { establishSession } from '../../lib/session';
import { toast } from '../../ui/toast';
import type { SignUpValues } from './auth-schemas';
import { signUpTexts as words } from './sign-up-texts';
import { useProfileCreation } from './use-sign-in';

/**
 * Registration: account, session and profile. The confirmation of the email leads to `returnPath`. Throws the API's
 * error after showing it in a toast.
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
        // Without an answer of the API there is only a status or the page of a gateway.
        const isGateway = isApiError(error) && error.code.startsWith('http_');
        throw new Error(messageOf(isGateway ? null : error, words.profileFailed));
      });
      toast.success(words.success, words.successText(username));
    } catch (error) {
      toast.error(words.failed, messageOf(error));
      throw error;
    }
  };
}
