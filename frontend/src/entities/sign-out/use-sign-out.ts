import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError, messageOf } from '../../lib/api-error';
import { saveUnsavedQueues } from '../../lib/autosave/unsaved-queues';
import { signOutInEveryTab } from '../../lib/session';
import { toast } from '../../ui/toast';
import { signOutTexts } from './texts';

/** Ends the session on the server, then in every tab. A session that has already ended counts as success. */
export function useSignOut(): { signOut: () => Promise<void>; busy: boolean } {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await saveUnsavedQueues();
    try {
      // Members already have its code (`app/signed-in.ts`); visitors never need it.
      const { sessionsApi } = await import('../../api/sessions');
      await dispatch(sessionsApi.endpoints.signOut.initiate()).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) return toast.error(signOutTexts.logoutFailed, messageOf(error));
    } finally {
      setBusy(false);
    }
    signOutInEveryTab();
    toast.success(signOutTexts.loggedOut);
  };
  return { signOut, busy };
}
