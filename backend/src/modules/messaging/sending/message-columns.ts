import { writtenBySql } from '../../auth/index.js';
import { attachmentsOfSql } from '../attachments/attachment-sql.js';
import { messages } from '../texts.js';

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

const shownContent = (message: string) =>
  `CASE WHEN ${message}.removed_at IS NOT NULL THEN ${quoted(messages.removed)}
    WHEN ${message}.deleted_at IS NOT NULL THEN ${quoted(messages.deleted)} ELSE ${message}.content END`;

/** The text that members see. A removed text stays stored but is not shown. `m` is the message. */
export const SHOWN_CONTENT = shownContent('m');

/** The number of photos or documents, or the length of a recording, even after the files are deleted. */
const shownCount = (message: string, column: 'photo_count' | 'document_count' | 'voice_seconds') =>
  `CASE WHEN ${message}.removed_at IS NULL THEN ${message}.${column} ELSE 0 END`;

/** The counts of a message in select lists; `m` is the message. */
export const SHOWN_COUNTS = `${shownCount('m', 'photo_count')} AS "photoCount",
  ${shownCount('m', 'document_count')} AS "documentCount", ${shownCount('m', 'voice_seconds')} AS "voiceSeconds"`;

/** Characters of a message that are quoted above a reply to it. */
const QUOTED_LENGTH = 200;

/** The quoted message as it is shown now; null for most messages, without a look-up. `m` is the message. */
const REPLY_TO = `
  CASE WHEN m.reply_to_id IS NOT NULL THEN (
    SELECT jsonb_build_object('id', q.id, 'seq', q.seq, 'senderId', q.sender_id,
      'content', left(${shownContent('q')}, ${QUOTED_LENGTH}), 'removed', q.removed_at IS NOT NULL,
      'photoCount', ${shownCount('q', 'photo_count')}, 'documentCount', ${shownCount('q', 'document_count')},
      'voiceSeconds', ${shownCount('q', 'voice_seconds')},
      'deleted', q.deleted_at IS NOT NULL)
    FROM messages q WHERE q.id = m.reply_to_id
  ) END`;

/** The files of a message as it is shown; null for most messages, without a look-up. `m` is the message. */
const ATTACHMENTS = `
  CASE WHEN m.photo_count + m.document_count + m.voice_seconds > 0 AND m.removed_at IS NULL THEN ${attachmentsOfSql('m')} END`;

/** Whether its sender declined with it, until they delete it or moderators remove it. `m` is the message. */
export const SHOWN_DECLINES = 'm.declines AND m.deleted_at IS NULL AND m.removed_at IS NULL AS declines';

/** The columns of a `MessageRow` for a select list; `m` is the message. `attachments` are its files as JSON. */
export const messageColumns = (attachments: string): string => `
  m.id, m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.receiver_id AS "receiverId",
  ${SHOWN_CONTENT} AS content, m.removed_at IS NOT NULL AS removed,
  m.deleted_at IS NOT NULL AS deleted, m.edited_at AS "editedAt",
  m.is_read AS "isRead", m.reactions, m.created_at AS "createdAt", m.seq, m.client_message_id AS "clientMessageId",
  ${REPLY_TO} AS "replyTo", ${writtenBySql('m.written_by_id')} AS "writtenBy",
  ${SHOWN_DECLINES}, ${SHOWN_COUNTS}, ${attachments} AS attachments`;

export const MESSAGE_COLUMNS = messageColumns(ATTACHMENTS);

/** The same as a JSON object, for events. */
export const MESSAGE_JSON = `
  jsonb_build_object('id', m.id, 'conversationId', m.conversation_id, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
    'content', m.content, 'removed', false, 'deleted', false, 'editedAt', NULL, 'isRead', m.is_read, 'reactions', m.reactions, 'createdAt', m.created_at, 'seq', m.seq,
    'clientMessageId', m.client_message_id, 'declines', m.declines, 'replyTo', ${REPLY_TO},
    'writtenBy', ${writtenBySql('m.written_by_id')})`;
