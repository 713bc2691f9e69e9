import { messages } from '../texts.js';

const REMOVED = `'${messages.removed.replace(/'/g, "''")}'`;

/** What may be read of a message; what moderators took away stays stored, and nobody is shown it. `m` is the message. */
export const SHOWN_CONTENT = `CASE WHEN m.removed_at IS NULL THEN m.content ELSE ${REMOVED} END`;

/** The columns of a `MessageRow` for a select list; `m` is the message. */
export const MESSAGE_COLUMNS = `
  m.id, m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.receiver_id AS "receiverId",
  ${SHOWN_CONTENT} AS content, m.removed_at IS NOT NULL AS removed,
  m.is_read AS "isRead", m.reactions, m.created_at AS "createdAt", m.seq, m.client_message_id AS "clientMessageId"`;

/** The same as a JSON object, for events. */
export const MESSAGE_JSON = `
  jsonb_build_object('id', m.id, 'conversationId', m.conversation_id, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
    'content', m.content, 'removed', false, 'isRead', m.is_read, 'reactions', m.reactions, 'createdAt', m.created_at, 'seq', m.seq,
    'clientMessageId', m.client_message_id)`;
