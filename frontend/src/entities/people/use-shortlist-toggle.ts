import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { authPathBackTo } from '../../config/paths';
import { useSession } from '../../lib/session';
import { toast } from '../../ui/toast';
import { peopleMessages } from './texts';

/** Presses the heart of a person. Visitors are asked to log in. */
export function useShortlistToggle(id: string, kind: 'auPair' | 'family', saved: boolean): () => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    if (!user) {
      toast.info(peopleMessages.loginRequired.title, peopleMessages.loginRequired[kind]);
      await navigate(authPathBackTo(pathname + search));
      return;
    }
    try {
      // Those who are signed in have its code already (`app/signed-in.ts`); visitors never need it.
      const { setShortlisted } = await import('../../api/shortlist');
      await dispatch(setShortlisted({ id, saved: !saved }));
    } catch (error) {
      toast.error(peopleMessages.saveFailed, messageOf(error));
    }
  };
}
