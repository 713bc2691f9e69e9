import { useEffect, useRef, type ReactNode } from 'react';
import { isApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { profilePageMessages as texts } from './texts';

interface ProfileFrameProps<Page> {
  answer: { data?: Page | undefined; error?: unknown; refetch: () => unknown };
  children: (page: Page) => ReactNode;
}

/**
 * Shows the page that the server drew for visitors, and asks again once it is known who is reading: the person who is
 * signed in may read all of it.
 */
export function ProfileFrame<Page extends { full: unknown }>({
  answer: { data, error, refetch },
  children,
}: ProfileFrameProps<Page>) {
  const { user } = useSession();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!user || !data || data.full || asked.current === user.id) return;
    asked.current = user.id;
    void refetch();
  }, [user, data, refetch]);

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
