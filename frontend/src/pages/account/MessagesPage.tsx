import { MessagesScreen, messagesTexts, type ConversationSlots } from '../../features/messages';
import { PageHead } from '../../lib/head';

/** What can be done with the person one writes with, from the features that it belongs to. */
const slots: ConversationSlots = {};

export function Component() {
  return (
    <>
      <PageHead title={messagesTexts.title} hidden />
      <MessagesScreen slots={slots} />
    </>
  );
}
