import { MessagesScreen, messagesTexts, type ConversationSlots } from '../../features/messages';
import { ConversationSafety, MessageSafety, PersonMenu } from '../../features/safety';
import { paths } from '../../config/paths';
import { PageHead } from '../../lib/head';

/** What can be done with the person one writes with, from the features that it belongs to. */
const slots: ConversationSlots = {
  tools: ({ with: person }) => <PersonMenu person={person} afterwards={paths.messages} />,
  underWay: (conversation) => <ConversationSafety key={conversation.id} conversation={conversation} />,
  beneath: (message, { with: person }) => (message.senderId === person.id ? <MessageSafety message={message} /> : null),
};

export function Component() {
  return (
    <>
      <PageHead title={messagesTexts.title} hidden />
      <MessagesScreen slots={slots} />
    </>
  );
}
