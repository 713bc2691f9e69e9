import { useEffect, useRef, type ReactNode } from 'react';
import { isApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { profilePageMessages as texts } from './texts';

interface Answer<Page> {
  data?: Page | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Asks again for the page that the server drew for visitors once it is known who is reading: the person who is signed
 * in may read all of it. Belongs next to the query: from a component inside, it would ask before the query has begun.
 */
export function useAnswerForReader<One extends Answer<{ full: unknown }>>(answer: One): One {
  const { user } = useSession();
  const asked = useRef<string | null>(null);
  const { data, refetch } = answer;
  useEffect(() => {
    // A confirmed email opens more, on whichever device it was confirmed.
    const reader = user && `${user.id} ${user.emailVerified}`;
    if (!data || data.full || asked.current === reader) return;
    asked.current = reader;
    if (reader) void refetch();
  }, [user, data, refetch]);
  return answer;
}

/** The page of a person, or why it is not shown. */
export function ProfileFrame<Page>({
  answer: { data, error, refetch },
  children,
}: {
  answer: Answer<Page>;
  children: (page: Page) => ReactNode;
}) {
  // What visitors may see, this reader may not: someone who is hidden from them is not there.
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (data) return children(data);
  if (!error) return <Spinner page label={texts.loading} />;
  return (
    <EmptyState page title={texts.failed.title} text={texts.failed.text}>
      <Button onClick={() => void refetch()}>{texts.failed.again}</Button>
    </EmptyState>
  );
}
