import { useEffect } from 'react';
import { MessagesScreen, messagesTexts } from '../../features/messages';
import { PageHead } from '../../lib/head';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';

/** The list is shown without waiting for the code of a conversation, which is the larger part. */
const { Part: OpenConversation, preload } = lazyPart(
  retryImport(async () => (await import('./open-conversation')).OpenConversation),
);

export function Component() {
  useEffect(() => void preload().catch(() => undefined), []);
  return (
    <>
      <PageHead title={messagesTexts.title} hidden />
      <MessagesScreen OpenConversation={OpenConversation} />
    </>
  );
}
