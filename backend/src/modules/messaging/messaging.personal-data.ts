import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

/** `written_by_id` is the co-parent who wrote a message of the family. */
const OF_PERSON = '$1 IN (sender_id, receiver_id, written_by_id)';

export const messagingPersonalData: PersonalTables = {
  conversations: {
    people: { user1_id: KEPT.conversation, user2_id: KEPT.conversation, started_by_id: KEPT.conversation },
    export: { where: '$1 IN (user1_id, user2_id)' },
    abandoned:
      '$1 IN (user1_id, user2_id) AND NOT EXISTS (SELECT FROM account_identities a WHERE a.id IN (user1_id, user2_id))',
  },
  conversation_reads: { people: { user_id: 'delete' }, export: { where: 'user_id = $1' } },
  last_seen: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  message_attachments: {
    people: { owner_id: 'delete' },
    export: {
      where: `owner_id = $1 OR message_id IN (SELECT id FROM messages
        WHERE written_by_id = $1 OR (receiver_id = $1 AND removed_at IS NULL AND deleted_at IS NULL))`,
      hide: ['storage_key', 'small_key'],
    },
    texts: {
      file_name: { about: `message_id IN (SELECT id FROM messages WHERE ${OF_PERSON})` },
    },
  },
  message_drafts: {
    people: { writer_id: 'delete' },
    otherIds: ['client_message_id'],
    export: { where: `writer_id = $1 AND text <> ''` },
    texts: { text: { about: 'writer_id = $1' } },
  },
  message_events: { people: { actor_id: KEPT.conversation }, export: { where: 'actor_id = $1' } },
  message_versions: {
    people: { sender_id: 'delete' },
    export: { where: 'sender_id = $1 OR message_id IN (SELECT id FROM messages WHERE written_by_id = $1)' },
    texts: {
      content: { about: `sender_id = $1 OR message_id IN (SELECT id FROM messages WHERE ${OF_PERSON})` },
    },
  },
  messages: {
    people: { sender_id: KEPT.conversation, receiver_id: KEPT.conversation, written_by_id: KEPT.conversation },
    otherIds: ['client_message_id'],
    // An export has only messages that the person can read in the conversation.
    export: { where: '$1 IN (sender_id, written_by_id) OR (receiver_id = $1 AND removed_at IS NULL)' },
    texts: { content: { about: OF_PERSON } },
    withoutNames: { reactions: 'Emoji' },
  },
};
