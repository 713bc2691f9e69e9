import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveFromShortlistMutation, useSaveToShortlistMutation } from '../../api/shortlist';
import { messageOf } from '../../api/error-text';
import { paths } from '../../config/paths';
import { useSession } from '../session';
import { toast } from '../../ui/toast';
import { peopleMessages } from './messages';

/** Whether somebody is on the shortlist, changed at once and taken back if the API refuses. Visitors are asked to sign in. */
export function useShortlistToggle(id: string, kind: 'auPair' | 'family', savedAtFirst: boolean) {
  const [wish, setWish] = useState<boolean | null>(null);
  const { user } = useSession();
  const navigate = useNavigate();
  const [save] = useSaveToShortlistMutation();
  const [remove] = useRemoveFromShortlistMutation();
  const saved = wish ?? savedAtFirst;

  const toggle = async () => {
    if (!user) {
      toast.info(peopleMessages.loginRequired.title, peopleMessages.loginRequired[kind]);
      await navigate(paths.auth);
      return;
    }
    setWish(!saved);
    try {
      await (saved ? remove : save)({ id }).unwrap();
    } catch (error) {
      setWish(saved);
      toast.error(peopleMessages.saveFailed, messageOf(error));
    }
  };
  return { saved, toggle };
}
