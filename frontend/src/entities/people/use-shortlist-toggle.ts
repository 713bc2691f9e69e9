import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { authPathBackTo } from '../../config/paths';
import { useSession } from '../../lib/session';
import { toast } from '../../ui/toast';
import { peopleTexts } from './texts';

interface Shown {
  id: string;
  kind: 'auPair' | 'family';
  name: string;
  saved: boolean;
}

/** Toggles a person on the shortlist. Visitors are asked to log in. */
export function useShortlistToggle({ id, kind, name, saved }: Shown): () => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    if (!user) {
      toast.info(peopleTexts.loginRequired.title, peopleTexts.loginRequired[kind]);
      await navigate(authPathBackTo(pathname + search));
      return;
    }
    // Members already have its code (`app/signed-in.ts`); visitors never need it.
    const { pressHeart } = await import('./press-heart');
    await pressHeart(dispatch, { id, name, saved });
  };
}
