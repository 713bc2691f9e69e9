import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { PushSendingService } from '../push/push-sending.service.js';
import { NotificationEmailsService } from '../delivery/notification-emails.service.js';
import type { UnreadBatch } from './unread-batch.js';
import { DigestTextsService } from './digest-texts.service.js';

/** Sends digests of unread messages by email and push. */
@Injectable()
export class DigestChannelsService {
  constructor(
    private readonly words: DigestTextsService,
    private readonly emails: NotificationEmailsService,
    private readonly sending: PushSendingService,
  ) {}

  async mail(personId: string, batch: UnreadBatch, manager: EntityManager): Promise<void> {
    await this.emails.send(personId, 'messages', await this.words.emailOf(personId, batch), manager);
  }

  async push(personId: string, batch: UnreadBatch, manager: EntityManager): Promise<void> {
    await this.sending.toDevicesOf(personId, await this.words.notice(personId, batch), manager);
  }
}
