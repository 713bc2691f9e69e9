import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { openToSql } from '../conversations/open-to-sql.js';
import { MessageAttachment } from './message-attachment.entity.js';

type NewAttachment = Omit<MessageAttachment, 'id' | 'messageId' | 'position'>;

/** A stored file, to send it or to delete it. */
export type StoredAttachment = Pick<
  MessageAttachment,
  'fileName' | 'contentType' | 'byteSize' | 'storageKey' | 'smallKey'
>;

const STORED = `f.file_name AS "fileName", f.content_type AS "contentType", f.byte_size AS "byteSize",
  f.storage_key AS "storageKey", f.small_key AS "smallKey"`;

@Injectable()
export class AttachmentsRepository {
  constructor(@InjectRepository(MessageAttachment) private readonly files: Repository<MessageAttachment>) {}

  async insert(file: NewAttachment, manager: EntityManager): Promise<MessageAttachment> {
    return manager.save(MessageAttachment, { ...file, messageId: null, position: null });
  }

  /** The number of a person's unsent files uploaded since a moment. Serialises the person's uploads until commit. */
  async countUnsent(ownerId: string, since: Date, manager: EntityManager): Promise<number> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('attachments ' || $1, 0))`, [ownerId]);
    const [row] = await manager.query<[{ count: number }]>(
      'SELECT count(*)::integer AS count FROM message_attachments WHERE owner_id = $1 AND message_id IS NULL AND uploaded_at > $2',
      [ownerId, since],
    );
    return row.count;
  }

  /** Files of a person for a conversation that are not sent, in the order of `ids`. */
  async findUnsent(ids: readonly string[], ownerId: string, conversationId: string): Promise<MessageAttachment[]> {
    const found = await this.files.findBy({ id: In([...ids]), ownerId, conversationId });
    const byId = new Map(found.filter(({ messageId }) => messageId === null).map((file) => [file.id, file]));
    return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  }

  /** The files of a message in order, to recognise the same message when it is sent again. */
  async idsOfMessage(messageId: string): Promise<string[]> {
    const found = await this.files.find({
      select: { id: true },
      where: { messageId },
      order: { position: 'ASC' },
    });
    return found.map(({ id }) => id);
  }

  /** Keeps files of a message that a moderator reads first. */
  async keepUntil(ids: readonly string[], until: Date, manager: EntityManager): Promise<void> {
    await manager.update(MessageAttachment, { id: In([...ids]) }, { deleteAfter: until });
  }

  /**
   * A file for a member: their own unsent one, or one of a message that both see. Null for everyone else, after the
   * message was deleted or removed, and if the two are hidden from each other.
   */
  async findFor(id: string, personId: string): Promise<StoredAttachment | null> {
    const [row] = await this.files.query<StoredAttachment[]>(
      `SELECT ${STORED} FROM message_attachments f JOIN conversations c ON c.id = f.conversation_id
       LEFT JOIN messages m ON m.id = f.message_id
       WHERE f.id = $1 AND ${openToSql('c', '$2')}
         AND CASE WHEN f.message_id IS NULL THEN f.owner_id = $2 ELSE m.deleted_at IS NULL AND m.removed_at IS NULL END`,
      [id, personId],
    );
    return row ?? null;
  }

  /** Any file, for moderators. */
  async find(id: string): Promise<StoredAttachment | null> {
    return this.files.findOneBy({ id });
  }

  /** Deletes the rows of a message's files; returns their keys. */
  async deleteOfMessage(messageId: string, manager: EntityManager): Promise<string[]> {
    const [rows] = await manager.query<[StoredAttachment[], number]>(
      `DELETE FROM message_attachments f WHERE f.message_id = $1 RETURNING ${STORED}`,
      [messageId],
    );
    return rows.flatMap(keysOf);
  }

  /** Marks the files of a message for deletion once no moderator needs them. */
  async expireOfMessage(messageId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(MessageAttachment, { messageId }, { deleteAfter: at });
  }

  /** Files that are due for deletion, with their message. Locks them until commit. */
  async due(
    now: Date,
    limit: number,
    manager: EntityManager,
  ): Promise<(StoredAttachment & { id: string; messageId: string | null })[]> {
    return manager.query(
      `SELECT f.id, f.message_id AS "messageId", ${STORED} FROM message_attachments f
       WHERE f.delete_after <= $1 ORDER BY f.delete_after, f.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
  }

  async delete(ids: readonly string[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await manager.delete(MessageAttachment, { id: In([...ids]) });
  }

  /** Files that a person uploaded. */
  async ownedBy(ownerId: string, manager: EntityManager = this.files.manager): Promise<StoredAttachment[]> {
    return manager.query(`SELECT ${STORED} FROM message_attachments f WHERE f.owner_id = $1`, [ownerId]);
  }

  /** Files that a person sent, or received and can still see; `limit` of them after an id. */
  async readableBy(personId: string, afterId: string, limit: number): Promise<(StoredAttachment & { id: string })[]> {
    return this.files.query(
      `SELECT f.id, ${STORED} FROM message_attachments f LEFT JOIN messages m ON m.id = f.message_id
       WHERE f.id > $2 AND ($1 IN (f.owner_id, m.written_by_id) OR (m.receiver_id = $1 AND m.removed_at IS NULL AND m.deleted_at IS NULL
         AND f.conversation_id IN (SELECT id FROM conversations WHERE $1 IN (user1_id, user2_id))))
       ORDER BY f.id LIMIT $3`,
      [personId, afterId, limit],
    );
  }

  /** Returns the `keys` that belong to a file. */
  async known(keys: readonly string[]): Promise<string[]> {
    const rows = await this.files.query<{ key: string }[]>(
      `SELECT storage_key AS key FROM message_attachments WHERE storage_key = ANY ($1)
       UNION ALL SELECT small_key FROM message_attachments WHERE small_key = ANY ($1)`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}

export const keysOf = ({ storageKey, smallKey }: Pick<StoredAttachment, 'storageKey' | 'smallKey'>): string[] =>
  smallKey ? [storageKey, smallKey] : [storageKey];
