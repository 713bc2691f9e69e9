import { useListAgreementsQuery } from '../../api/agreements';
import { useGetConversationInterviewQuery } from '../../api/interviews';
import { useListBanNoticesQuery } from '../../api/safety';
import { OtherSideNote } from '../../entities/person-notes';
import { AgreementTool, ConversationAgreements } from '../../features/agreement';
import { InterviewUnderWay, ProposeTool, WakingHours } from '../../features/interviews';
import { ThreadPane, type ConversationSlots, type OpenConversationProps } from '../../features/messages';
import { ConversationSafety, MessageReport, MessageSafety, PersonMenu } from '../../features/safety';
import { paths } from '../../config/paths';

/** Actions with the other person in a conversation, from the features that own them. */
const slots: ConversationSlots = {
  useIsReady,
  tools: ({ id, with: person }) => (
    <>
      <ProposeTool key={id} conversationId={id} partner={person} />
      <AgreementTool key={`arrangement-${id}`} conversationId={id} />
      <PersonMenu person={person} pageAfterBlock={paths.messages} />
    </>
  ),
  underWay: (conversation) => (
    <>
      <ConversationSafety key={`safety-${conversation.id}`} conversation={conversation} />
      <InterviewUnderWay key={`interview-${conversation.id}`} conversationId={conversation.id} />
      <ConversationAgreements conversationId={conversation.id} />
    </>
  ),
  report: (message, onClose) => <MessageReport key={message.id} message={message} onClose={onClose} />,
  beneath: (message, person) => (message.senderId === person.id ? <MessageSafety message={message} /> : null),
  aside: ({ with: person }) => (
    <>
      <WakingHours partner={person} />
      <OtherSideNote id={person.id} name={person.displayName} userType={person.userType} />
    </>
  ),
};

/** The same requests as those of what is under way. */
function useIsReady(conversationId: string): boolean {
  const interview = useGetConversationInterviewQuery({ id: conversationId });
  const agreements = useListAgreementsQuery({ conversationId });
  const notices = useListBanNoticesQuery();
  return ![interview, agreements, notices].some(({ isLoading }) => isLoading);
}

export const OpenConversation = (props: OpenConversationProps) => <ThreadPane {...props} slots={slots} />;
