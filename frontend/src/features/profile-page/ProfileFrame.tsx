import { useEffect, useRef, type ReactNode } from 'react';
import { isApiError } from '../../lib/api-error';
import { useExpectsSession, useSession } from '../../lib/session';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import { profilePageTexts as texts } from './texts';
import styles from './ProfileLayout.module.css';

interface Answer<Page> {
  data?: Page | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Refetches the page that the server rendered for visitors once the reader is known, because members see all of it.
 * Must be next to the query: from a child component it would run before the query has started.
 */
export function useAnswerForReader<One extends Answer<{ full: unknown }>>(answer: One): One {
  const { user } = useSession();
  const refetchedFor = useRef<string | null>(null);
  const { data, refetch } = answer;
  useEffect(() => {
    // A confirmed email shows more of the page, even when it was confirmed on another device.
    const reader = user && `${user.id} ${user.emailVerified}`;
    if (!data || data.full || refetchedFor.current === reader) return;
    refetchedFor.current = reader;
    if (reader) void refetch();
  }, [user, data, refetch]);
  return answer;
}

/**
 * The page of a person, or the reason why it is not shown. A member does not see what visitors see below the name, so that
 * nothing shifts when the full page arrives.
 */
export function ProfileFrame<Page extends { missing: string | null }>({
  answer: { data, error, refetch },
  children,
}: {
  answer: Answer<Page>;
  children: (page: Page) => ReactNode;
}) {
  const { user } = useSession();
  const isMember = user !== null && !user.secondFactorRequired;
  const expectsSession = useExpectsSession();
  // Visitors could see this person but this reader may not, so the page says that there is no such person.
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (data) {
    const waits = data.missing === 'sign_up' && (isMember || expectsSession) && !error;
    return (
      <div className={waits ? styles.waits : undefined} aria-busy={waits || undefined}>
        {children(data)}
      </div>
    );
  }
  if (!error) return <Spinner page label={texts.loading} />;
  return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
}
