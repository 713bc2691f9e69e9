import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation } from '../../../api/messages';
import { ownTimeZone, shortTime, useNow } from '../../../lib/clocks';
import { conversationPath } from '../../../config/paths';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { capitalised } from '../../../lib/format/capitalised';
import { Badge } from '../../../ui/Badge';
import { DrawnIcon } from '../../../ui/Icon';
import { classNames } from '../../../ui/class-names';
import { Face } from '../Face';
import { isMuted, MUTED_DRAWING } from '../settings/mute';
import { silenceOf } from '../silence/silence';
import { silenceTexts } from '../silence/texts';
import { countsOf, filesOf, messagesTexts } from '../texts';
import { useDraftText } from '../model/use-drafts';
import type { UnsentMessage } from '../model/unsent-store';
import { WritingDots } from '../thread/WritingDots';
import styles from './ConversationList.module.css';
import { FROM_LIST } from './from-list';

const { list: texts } = messagesTexts;

interface ConversationRowProps {
  conversation: Conversation;
  open: boolean;
  /** The list fills the page on a phone: no conversation is open. */
  alone: boolean;
  writing: boolean;
  ownId: string;
  /** The newest message of this conversation that still waits to be sent. */
  unsent: UnsentMessage | undefined;
  /** Whose drafts are shown. */
  owner: string;
}

/** One conversation in the list: who, when, what was said last, what is unread. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, open, alone, writing, ownId, unsent, owner } = props;
  const now = useNow();
  const draft = useDraftText(owner, conversation, open);
  const { with: person, lastMessage, lastMessageAt, unreadCount } = conversation;
  const at = unsent?.createdAt ?? lastMessageAt;
  const preview = unsent
    ? texts.you + (unsent.content || filesOf(countsOf(unsent.files)))
    : lastMessage
      ? (lastMessage.senderId === ownId ? texts.you : '') + (lastMessage.content || filesOf(lastMessage))
      : '';
  const silence = unsent ? null : silenceOf(conversation, ownId, now.getTime());
  const told =
    silence === 'no-answer'
      ? silenceTexts.inList.noAnswer
      : silence === 'declined' || silence === 'decliner'
        ? silenceTexts.inList.declined
        : null;
  return (
    <Link
      to={conversationPath(conversation.id)}
      state={alone ? FROM_LIST : null}
      className={classNames(styles.row, open && styles.open, unreadCount > 0 && styles.unread)}
      aria-current={open ? 'page' : undefined}
    >
      <Face person={person} />
      <b>
        <span>{capitalised(person.displayName)}</span>
        <VerifiedMark verified={person.verified} compact />
        {person.online ? <span className="sr">, {texts.online}</span> : null}
      </b>
      <span className={styles.when}>
        {isMuted(conversation, now) ? (
          <>
            <DrawnIcon {...MUTED_DRAWING} size={16} />
            <span className="sr">{texts.muted}, </span>
          </>
        ) : null}
        {at ? <time dateTime={at}>{shortTime(new Date(at), now, ownTimeZone())}</time> : null}
      </span>
      {writing ? (
        <p className={styles.writing}>
          {texts.isWriting} <WritingDots />
        </p>
      ) : draft ? (
        <p>
          <b className={styles.draft}>{texts.draft}</b> {draft}
        </p>
      ) : (
        <p>
          {told ? <b className={styles.told}>{told}</b> : null} {preview}
        </p>
      )}
      {unreadCount > 0 ? (
        <span>
          <Badge variant="count">
            <span aria-hidden="true">{unreadCount}</span>
            <span className="sr">{texts.unreadCount(unreadCount)}</span>
          </Badge>
        </span>
      ) : null}
    </Link>
  );
});
