import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { EvidenceFile, EvidenceLine } from '../../safety/index.js';
import { hasMessageSql } from '../sending/has-message-sql.js';
import { Message } from '../sending/message.entity.js';
import { messages } from '../texts.js';

/** A message that someone reports. */
interface ReportedMessage {
  id: string;
  conversationId: string;
  senderId: string;
  seq: number;
}

interface LineRow {
  id: string;
  personId: string;
  writtenById: string | null;
  text: string;
  at: Date;
  files: EvidenceFile[] | null;
}

/** Moderators see earlier and deleted texts as long as these are stored. */
const LINE = `m.id, m.sender_id AS "personId", m.written_by_id AS "writtenById", m.created_at AS at,
  (SELECT jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'fileName', f.file_name) ORDER BY f.position)
    FROM message_attachments f WHERE f.message_id = m.id) AS files,
  CASE WHEN m.edited_at IS NULL AND m.deleted_at IS NULL THEN m.content
  ELSE concat_ws(E'\\n',
    (SELECT string_agg(concat_ws(E'\\n',
        CASE WHEN v.replaced_at = m.deleted_at THEN '${messages.evidence.deleted}' ELSE '${messages.evidence.earlier}' END,
        v.content), E'\\n' ORDER BY v.replaced_at)
      FROM message_versions v WHERE v.message_id = m.id),
    CASE WHEN m.deleted_at IS NULL THEN concat_ws(E'\\n', '${messages.evidence.now}', m.content) END)
  END AS text`;

/** Conversations as evidence, and messages that moderators remove. */
@Injectable()
export class EvidenceRepository {
  constructor(@InjectRepository(Message) private readonly messages: Repository<Message>) {}

  /** Only the receiver can report a message, even if the sender is hidden from them by now. */
  async findReceived(id: string, receiverId: string): Promise<ReportedMessage | null> {
    return this.messages.findOne({
      select: { id: true, conversationId: true, senderId: true, seq: true },
      where: { id, receiverId },
    });
  }

  /** The message, and up to `around` before and after it, in their order. */
  async around({ conversationId, seq }: ReportedMessage, around: number): Promise<(EvidenceLine & { id: string })[]> {
    const rows = await this.messages.query<LineRow[]>(
      `SELECT * FROM (
         (SELECT ${LINE}, m.seq FROM messages m WHERE conversation_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT $3 + 1)
         UNION ALL
         (SELECT ${LINE}, m.seq FROM messages m WHERE conversation_id = $1 AND seq > $2 ORDER BY seq LIMIT $3)
       ) AS lines ORDER BY seq`,
      [conversationId, seq, around],
    );
    return rows.map(toLine);
  }

  /** The oldest of them first. */
  async last(conversationId: string, limit: number): Promise<EvidenceLine[]> {
    const rows = await this.messages.query<LineRow[]>(
      `SELECT ${LINE} FROM messages m WHERE conversation_id = $1 ORDER BY seq DESC LIMIT $2`,
      [conversationId, limit],
    );
    return rows
      .reverse()
      .map(toLine)
      .map(({ id: _id, ...line }) => line);
  }

  /** Ids of everyone to whom a person ever wrote. */
  async contactsOf(personId: string): Promise<string[]> {
    const rows = await this.messages.query<{ id: string }[]>(
      `SELECT CASE WHEN c.user1_id = $1 THEN c.user2_id ELSE c.user1_id END AS id FROM conversations c
       WHERE $1 IN (c.user1_id, c.user2_id)
         AND ${hasMessageSql('c.id', 'sender_id = $1')}`,
      [personId],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks the message until commit. Null if it no longer exists. */
  async lock(id: string, manager: EntityManager): Promise<Message | null> {
    return manager.findOne(Message, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** A `removedAt` of null restores the message. */
  async setRemoved(id: string, removedAt: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(Message, id, { removedAt });
  }
}

const toLine = ({ id, personId, writtenById, text, at, files }: LineRow) => ({
  ...{ id, personId, text, at: at.toISOString() },
  ...(writtenById && { writtenById }),
  ...(files && { files }),
});
