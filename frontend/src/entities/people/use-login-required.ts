import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUpPathBackTo } from '../../config/paths';
import { toast } from '../../ui/toast';
import { useSession } from '../../lib/session';
import { peopleTexts } from './texts';

/** For links to people: visitors see a toast and the log-in page, which returns to that person. */
export function useLoginRequired(kind: 'auPair' | 'family'): (event: MouseEvent<HTMLAnchorElement>) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (event) => {
    if (session.status !== 'signed-out') return;
    event.preventDefault();
    toast.info(peopleTexts.loginRequired.title, peopleTexts.loginRequired[kind]);
    const { pathname, search } = new URL(event.currentTarget.href);
    void navigate(signUpPathBackTo(kind === 'auPair' ? 'family' : 'aupair', pathname + search));
  };
}
