import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

/** As arrays, so that the indexes of both sides of an OR are used. */
const IN_OWN_CONVERSATION =
  'conversation_id = ANY (ARRAY(SELECT id FROM conversations WHERE user1_id = $1 OR user2_id = $1))';
/** `written_by_id` is the co-parent who wrote a message of the family. */
const OF_PERSON = `${IN_OWN_CONVERSATION} OR written_by_id = $1`;
const WRITTEN_BY_PERSON = 'message_id = ANY (ARRAY(SELECT id FROM messages WHERE written_by_id = $1))';

export const messagingPersonalData: PersonalTables = {
  conversations: {
    people: { user1_id: KEPT.conversation, user2_id: KEPT.conversation, started_by_id: KEPT.conversation },
    export: { where: '$1 IN (user1_id, user2_id)' },
    abandoned:
      '$1 IN (user1_id, user2_id) AND NOT EXISTS (SELECT FROM account_identities a WHERE a.id IN (user1_id, user2_id))',
  },
  conversation_reads: { people: { user_id: 'delete' }, export: { where: `${IN_OWN_CONVERSATION} AND user_id = $1` } },
  last_seen: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  message_attachments: {
    people: { owner_id: 'delete' },
    export: {
      where: `owner_id = $1 OR ${WRITTEN_BY_PERSON} OR ${IN_OWN_CONVERSATION} AND EXISTS (
        SELECT FROM messages m
        WHERE m.id = message_id AND m.receiver_id = $1 AND m.removed_at IS NULL AND m.deleted_at IS NULL)`,
      hide: ['storage_key', 'small_key'],
    },
    texts: { file_name: { about: `${IN_OWN_CONVERSATION} OR ${WRITTEN_BY_PERSON}` } },
  },
  message_drafts: {
    people: { writer_id: 'delete' },
    otherIds: ['client_message_id'],
    export: { where: `writer_id = $1 AND text <> ''` },
    texts: { text: { about: 'writer_id = $1' } },
  },
  message_events: {
    people: { actor_id: KEPT.conversation },
    export: { where: `${IN_OWN_CONVERSATION} AND actor_id = $1` },
  },
  message_versions: {
    people: { sender_id: 'delete' },
    export: { where: `sender_id = $1 OR ${WRITTEN_BY_PERSON}` },
    texts: {
      content: {
        about: `sender_id = $1 OR message_id = ANY (ARRAY(SELECT id FROM messages
          WHERE (${OF_PERSON}) AND (edited_at IS NOT NULL OR deleted_at IS NOT NULL)))`,
      },
    },
  },
  messages: {
    people: { sender_id: KEPT.conversation, receiver_id: KEPT.conversation, written_by_id: KEPT.conversation },
    otherIds: ['client_message_id'],
    // An export has only messages that the person can read in the conversation.
    export: {
      where: `${IN_OWN_CONVERSATION} AND (sender_id = $1 OR removed_at IS NULL) OR written_by_id = $1`,
    },
    texts: { content: { about: OF_PERSON, addressesIndexed: true } },
    withoutNames: { reactions: 'Emoji' },
  },
};
