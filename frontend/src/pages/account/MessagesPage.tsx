import { MessagesScreen, messagesTexts } from '../../features/messages';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={messagesTexts.title} hidden />
      <MessagesScreen />
    </>
  );
}
