import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { MessageScreeningService, type HeldState, type ScamReading } from '../../safety/index.js';
import type { AttachmentDto } from '../attachments/attachment.dto.js';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { MessagesRepository, type NewMessage, type WrittenMessage } from './messages.repository.js';

/** Handles messages that match a scam rule: sends them with a warning to the receiver, or holds them for a moderator. */
@Injectable()
export class SuspiciousSendingService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly screening: MessageScreeningService,
    private readonly transactions: TransactionsService,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Null if nothing was stored, like `MessagesRepository.write`. Throws `message_held`. */
  async send(
    message: NewMessage & { receiverId: string; files: AttachmentDto[] },
    reading: ScamReading,
  ): Promise<WrittenMessage | null> {
    const { conversationId, senderId, receiverId, writtenById } = message;
    const { clientMessageId, content, replyToId, declines, files } = message;
    const attachmentIds = files.map(({ id }) => id);
    const people = { conversationId, senderId, receiverId, writtenById };
    const screened = { ...people, clientMessageId, content, replyToId, declines, attachmentIds };
    const verdict = await this.screening.assess(screened, reading);
    if (verdict === 'clear') return this.messages.write(message);
    if (verdict === 'hold') {
      await this.transactions.run(async (manager) => {
        await this.attachments.keepHeld(attachmentIds, manager);
        await this.screening.hold({ ...screened, files: files.map(toEvidence) }, reading);
      });
      throw new DomainError('message_held');
    }
    return this.transactions.run(async (manager) => {
      const written = await this.messages.write(message);
      if (written) await this.screening.warn(written.id, screened, reading, manager);
      return written;
    });
  }
}

const toEvidence = ({ id, kind, fileName }: AttachmentDto) => ({ id, kind, fileName });

/** Throws `message_held` or `message_not_delivered`. A released message is sent like any other. */
export function assertNotHeld(held: HeldState | null): void {
  if (held === 'held') throw new DomainError('message_held');
  if (held === 'dropped') throw new DomainError('message_not_delivered');
}
