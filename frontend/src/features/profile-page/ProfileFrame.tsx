import { useEffect, useRef, type ReactNode } from 'react';
import { isApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import { profilePageTexts as texts } from './texts';

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
  const asked = useRef<string | null>(null);
  const { data, refetch } = answer;
  useEffect(() => {
    // A confirmed email shows more of the page, even when it was confirmed on another device.
    const reader = user && `${user.id} ${user.emailVerified}`;
    if (!data || data.full || asked.current === reader) return;
    asked.current = reader;
    if (reader) void refetch();
  }, [user, data, refetch]);
  return answer;
}

/** The page of a person, or the reason why it is not shown. */
export function ProfileFrame<Page>({
  answer: { data, error, refetch },
  children,
}: {
  answer: Answer<Page>;
  children: (page: Page) => ReactNode;
}) {
  // Visitors could see this person but this reader may not, so the page says that there is no such person.
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (data) return children(data);
  if (!error) return <Spinner page label={texts.loading} />;
  return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
}
