import { useEffect, useEffectEvent, useState } from 'react';
import { useStartPasskeySignInMutation } from '../../api/passkeys';
import { messageOf } from '../../lib/api-error';
import type { PasskeyAssertion } from '../../lib/passkey';
import { retryImport } from '../../lib/retry-import';
import { toast } from '../../ui/toast';
import { authMessages } from './texts';

/** Comes after the page, where the browser knows passkeys at all. */
const bringPasskeys = retryImport(() => import('../../lib/passkey'));

/** A challenge is good for five minutes; the offer in the email field gets a new one before. */
const OFFER_MS = 4 * 60_000;

/**
 * Logging in with a passkey: the browser offers one among the suggestions of the email field, and `ask` opens its own
 * question. Failures are told in a toast.
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
        const { canAutofillPasskeys, signWithPasskey, stopPasskeyAutofill } = await bringPasskeys();
        if (!(await canAutofillPasskeys())) return;
        stop = stopPasskeyAutofill;
        const options = await start().unwrap();
        if (!current) return;
        const passkey = await signWithPasskey(options, true);
        if (current) await onSigned(passkey);
      } catch {
        // No one asked for it: the form and the button work without the offer.
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
      const { signWithPasskey } = await bringPasskeys();
      await onPasskey(await signWithPasskey(await start().unwrap()));
    } catch (error) {
      // Where its code did not come, that is the reason.
      const problem = (await bringPasskeys().catch(() => null))?.passkeyProblemOf(error) ?? null;
      toast.error(authMessages.signIn.failed, problem ? authMessages.passkeyProblems[problem] : messageOf(error));
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking };
}
