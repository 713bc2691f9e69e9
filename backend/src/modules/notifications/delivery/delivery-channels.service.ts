import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import type { TakenDelivery } from '../inbox/notifications.repository.js';
import { PushSendingService } from '../push/push-sending.service.js';
import { emailOf } from '../notification-types/email-of.js';
import { NotificationEmailsService } from './notification-emails.service.js';
import { NotificationTextsService } from './notification-texts.service.js';

/** Sends a notification by email and push. */
@Injectable()
export class DeliveryChannelsService {
  constructor(
    private readonly wording: NotificationTextsService,
    private readonly emails: NotificationEmailsService,
    private readonly push: PushSendingService,
  ) {}

  /** Both are sent when the manager's transaction commits. */
  async send(delivery: TakenDelivery, manager: EntityManager): Promise<void> {
    const { personId, id, path, mail, push } = delivery;
    const [worded] = await this.wording.of(personId, [delivery]);
    if (!worded) return;
    const { kind, words } = worded;
    if (mail) {
      await this.emails.send(personId, kind.group, emailOf(words, path), manager);
    }
    if (push) {
      const { title, line } = words.push ?? words;
      await this.push.toDevicesOf(personId, { title, line, path, tag: id, urgent: kind.urgent }, manager);
    }
  }
}
