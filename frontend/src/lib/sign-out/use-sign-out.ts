import { useState } from 'react';
import { useSignOutMutation } from '../../api/sessions';
import { isApiError, messageOf } from '../../api/error-text';
import { signOutInEveryTab } from '../session';
import { toast } from '../../ui/toast';
import { signOutMessages } from './messages';

/** Ends the session on the server, then in every tab. A session that is over already counts as ended. */
export function useSignOut(): { signOut: () => Promise<void>; busy: boolean } {
  const [endSession] = useSignOutMutation();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await endSession().unwrap();
    } catch (error) {
      if (!isApiError(error) || error.status !== 401)
        return toast.error(signOutMessages.logoutFailed, messageOf(error));
    } finally {
      setBusy(false);
    }
    signOutInEveryTab();
    toast.success(signOutMessages.loggedOut);
  };
  return { signOut, busy };
}
