import { useEffect, useEffectEvent, useState } from 'react';
import { useStartPasskeySignInMutation } from '../../api/passkeys';
import { messageOf } from '../../lib/api-error';
import type { PasskeyAssertion } from '../../lib/passkey';
import { retryImport } from '../../lib/retry-import';
import { toast } from '../../ui/toast';
import { authTexts } from './texts';

/** Loaded after the page, in browsers that support passkeys. */
const loadPasskeys = retryImport(() => import('../../lib/passkey'));

/** A challenge is valid for five minutes; the autofill offer gets a new one before that. */
const OFFER_MS = 4 * 60_000;

/**
 * Logging in with a passkey: by autofill in the email field, or with `ask`, which opens the browser's dialog. Failures
 * are shown in a toast.
 */
export function usePasskeySignIn(onPasskey: (passkey: PasskeyAssertion) => Promise<void>) {
  const [start] = useStartPasskeySignInMutation();
  const [isAsking, setAsking] = useState(false);
  const onSigned = useEffectEvent(onPasskey);

  useEffect(() => {
    if (isAsking) return undefined;
    let current = true;
    let stop: () => void = () => undefined;
    const offer = async () => {
      try {
        if (typeof PublicKeyCredential === 'undefined') return;
        const { canAutofillPasskeys, signWithPasskey, stopPasskeyAutofill } = await loadPasskeys();
        if (!(await canAutofillPasskeys())) return;
        stop = stopPasskeyAutofill;
        const options = await start().unwrap();
        if (!current) return;
        const passkey = await signWithPasskey(options, true);
        if (current) await onSigned(passkey);
      } catch {
        // The person did not ask for it, so a failure is silent: the form and the button still work.
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), OFFER_MS);
    return () => {
      current = false;
      clearInterval(timer);
      stop();
    };
  }, [isAsking, start]);

  const ask = async () => {
    setAsking(true);
    try {
      const { signWithPasskey } = await loadPasskeys();
      await onPasskey(await signWithPasskey(await start().unwrap()));
    } catch (error) {
      // When its code did not load, that is the error to show.
      const problem = (await loadPasskeys().catch(() => null))?.passkeyProblemOf(error) ?? null;
      toast.error(authTexts.signIn.failed, problem ? authTexts.passkeyProblems[problem] : messageOf(error));
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking };
}
