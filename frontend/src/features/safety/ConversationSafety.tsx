import { JUST_READ_S } from '../../api/base-api';
import type { Conversation } from '../../api/messages';
import { useListBanNoticesQuery, useListMessageWarningsQuery } from '../../api/safety';
import { paths } from '../../config/paths';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { ArrowLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

/** Above what was said: whether this person's account was closed. Follows the warnings of the conversation, too. */
export function ConversationSafety({ conversation }: { conversation: Conversation }) {
  const { id, with: person } = conversation;
  const warnings = useListMessageWarningsQuery({ conversationId: id }, { refetchOnMountOrArgChange: true });
  const notices = useListBanNoticesQuery(undefined, { refetchOnMountOrArgChange: JUST_READ_S });
  useRealtimeEvent('message.warned', ({ conversationId }) => {
    if (conversationId === id) void refetchChanged(warnings);
  });
  useRealtimeEvent('ban.noticed', () => void refetchChanged(notices));
  if (!notices.data?.items.some(({ personId }) => personId === person.id)) return null;
  return (
    <aside className={styles.banned}>
      <Icon name="alert" />
      <div>
        <p>{safetyTexts.banned(person.displayName)}</p>
        <ArrowLink to={paths.contact}>{safetyTexts.bannedHelp}</ArrowLink>
      </div>
    </aside>
  );
}
