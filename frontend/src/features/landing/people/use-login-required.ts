import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { peopleMessages } from './messages';

/** For links to people: visitors are told to sign in and taken there. */
export function useLoginRequired(kind: 'auPair' | 'family'): (event: MouseEvent) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (event) => {
    if (session.status !== 'signed-out') return;
    event.preventDefault();
    toast.info(peopleMessages.loginRequired.title, peopleMessages.loginRequired[kind]);
    void navigate(paths.auth);
  };
}
