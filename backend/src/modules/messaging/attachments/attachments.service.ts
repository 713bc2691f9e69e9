import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { FileDeletionJob } from '../../../platform/storage/index.js';
import {
  ATTACHMENT_FOLDER,
  DocumentsService,
  readAttachmentUpload,
  type AttachmentUpload,
  type CheckedAttachment,
} from '../../media/index.js';
import { CaseReadingService } from '../../safety/index.js';
import { ConversationMembersService } from '../conversations/conversation-members.service.js';
import { MessagesRepository } from '../sending/messages.repository.js';
import { toAttachment, type AttachmentDto, type AttachmentSize } from './attachment.dto.js';
import { AttachmentsRepository, keysOf, type StoredAttachment } from './attachments.repository.js';
import type { MessageAttachment } from './message-attachment.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const UNSENT_MS = DAY_MS;
/** As long as decisions about held messages are kept. */
const HELD_MS = 180 * DAY_MS;
const MOST_UNSENT = 40;
const PAGE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const VOICE_ENDINGS = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' } as const;

type Described = Pick<MessageAttachment, 'kind' | 'fileName' | 'width' | 'height' | 'durationMs' | 'waveform'>;

/** A file for someone who may see it. */
export interface OpenedAttachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Files of messages: encrypted, and sent only to the two people of the conversation. */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly files: AttachmentsRepository,
    private readonly messages: MessagesRepository,
    private readonly members: ConversationMembersService,
    private readonly documents: DocumentsService,
    private readonly cases: CaseReadingService,
    private readonly limits: RateLimitsService,
    private readonly answer: IdempotentAnswerService,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly clock: ClockService,
  ) {}

  /**
   * Stores a file for a message that is sent later; without one it is deleted after a day. Throws `not_found` to
   * strangers, `files_need_answer`, `rate_limited`, `unsent_files_limit_reached`, and the 4xx of an upload that is not accepted.
   */
  async upload({ userId }: Identity, conversationId: string, request: FastifyRequest): Promise<AttachmentDto> {
    await this.members.assertPartner(conversationId, userId);
    await this.assertAnswered(conversationId, userId);
    const upload = await readAttachmentUpload(request);
    await this.limits.consume('attachment', userId);
    try {
      return await this.store(userId, conversationId, await this.check(userId, upload));
    } catch (error) {
      // A failure on our side does not count against the person's limit.
      if (!(error instanceof DomainError) || error.code === 'unavailable')
        await this.limits.refund('attachment', userId);
      throw error;
    }
  }

  /** `not_found` to everyone but the two people, and once the message was deleted or removed. */
  async open({ userId }: Identity, id: string, size: AttachmentSize): Promise<OpenedAttachment> {
    return this.read(await this.files.findFor(id, userId), size);
  }

  /** Any file, for moderators; the caller has made sure that it belongs to their case. */
  async openForModerators(id: string): Promise<OpenedAttachment> {
    return this.read(await this.files.find(id), 'full');
  }

  /** Files can be sent only after the other member has written. Throws `files_need_answer`. */
  async assertAnswered(conversationId: string, senderId: string): Promise<void> {
    if (!(await this.messages.hasReceived(conversationId, senderId))) throw new DomainError('files_need_answer');
  }

  /** Returns the `ids` that are unsent files of the person, in this order. */
  async findUnsent(ids: readonly string[], ownerId: string, conversationId: string): Promise<MessageAttachment[]> {
    return ids.length > 0 ? this.files.findUnsent(ids, ownerId, conversationId) : [];
  }

  async idsOfMessage(messageId: string): Promise<string[]> {
    return this.files.idsOfMessage(messageId);
  }

  /** Keeps the files of a message while a moderator reads it. */
  async keepHeld(ids: readonly string[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await this.files.keepUntil(ids, new Date(this.clock.now().getTime() + HELD_MS), manager);
  }

  /** Deletes the files of a deleted message; if moderators have a case about it, only after the case. */
  async withdraw(messageId: string, manager: EntityManager): Promise<void> {
    const kept = await this.cases.needed('message', [messageId], manager);
    if (kept.has(messageId)) return this.files.expireOfMessage(messageId, this.clock.now(), manager);
    await this.fileDeletion.enqueue(await this.files.deleteOfMessage(messageId, manager), manager);
  }

  /** Keys of everything that a person uploaded, for their erasure. */
  async fileKeysOf(personId: string, manager: EntityManager): Promise<string[]> {
    return (await this.files.ownedBy(personId, manager)).flatMap(keysOf);
  }

  /** Every file that a person sent or can see, one after the other, for their export. */
  async *filesOf(personId: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
    let after = FIRST_ID;
    for (;;) {
      const page = await this.files.readableBy(personId, after, PAGE);
      for (const { fileName: name, storageKey } of page) {
        const bytes = await this.documents.read(storageKey);
        if (bytes) yield { name, bytes };
      }
      after = page.at(-1)?.id ?? after;
      if (page.length < PAGE) return;
    }
  }

  private async read(file: StoredAttachment | null, size: AttachmentSize): Promise<OpenedAttachment> {
    const key = size === 'small' ? (file?.smallKey ?? file?.storageKey) : file?.storageKey;
    const bytes = key && (await this.documents.read(key));
    if (!file || !bytes) throw new DomainError('not_found');
    return { fileName: file.fileName, contentType: file.contentType, bytes };
  }

  private check(userId: string, upload: AttachmentUpload): Promise<CheckedAttachment> {
    return 'waveform' in upload
      ? this.documents.checkVoice(userId, upload)
      : this.documents.checkAttachment(userId, upload);
  }

  private async store(ownerId: string, conversationId: string, checked: CheckedAttachment): Promise<AttachmentDto> {
    const { bytes, type: contentType } = checked;
    const keys = await this.put(checked);
    const uploadedAt = this.clock.now();
    const about = { ownerId, conversationId, contentType, uploadedAt, byteSize: bytes.length, ...described(checked) };
    const since = new Date(uploadedAt.getTime() - UNSENT_MS);
    const deleteAfter = new Date(uploadedAt.getTime() + UNSENT_MS);
    try {
      return await this.answer.once(() =>
        this.transactions.run(async (manager) => {
          if ((await this.files.countUnsent(ownerId, since, manager)) >= MOST_UNSENT)
            throw new DomainError('unsent_files_limit_reached');
          return toAttachment(await this.files.insert({ ...about, ...keys, deleteAfter }, manager));
        }),
      );
    } catch (error) {
      // After any other error the record may have been committed; `StrayFilesJob` deletes files without one.
      if (error instanceof DomainError) await this.discard(keysOf(keys));
      throw error;
    }
  }

  private async put(checked: CheckedAttachment): Promise<Pick<MessageAttachment, 'storageKey' | 'smallKey'>> {
    const storageKey = await this.documents.store(checked, ATTACHMENT_FOLDER);
    if (!('picture' in checked) || !checked.picture) return { storageKey, smallKey: null };
    try {
      return { storageKey, smallKey: await this.documents.store({ bytes: checked.picture.small }, ATTACHMENT_FOLDER) };
    } catch (error) {
      await this.discard([storageKey]);
      throw error;
    }
  }

  private async discard(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.documents.delete(key).catch(() => undefined);
  }
}

/** The metadata of a file. */
function described(checked: CheckedAttachment): Described {
  const none = { width: null, height: null, durationMs: null, waveform: null };
  if ('durationMs' in checked) {
    const { durationMs, waveform, type } = checked;
    return { ...none, kind: 'voice', fileName: `voice-message.${VOICE_ENDINGS[type]}`, durationMs, waveform };
  }
  const { picture, fileName } = checked;
  if (!picture) return { ...none, kind: 'document', fileName };
  const { width, height } = picture;
  return { ...none, kind: 'photo', fileName: `${fileName.replace(/\.[^.]*$/, '')}.webp`, width, height };
}
