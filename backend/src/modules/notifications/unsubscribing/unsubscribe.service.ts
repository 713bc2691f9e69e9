import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import type { MailSubscriptionDto } from './unsubscribing.dto.js';
import { UnsubscribeLinksService, type Subscription } from './unsubscribe-links.service.js';

/** Ends emails with the link from one of them. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinksService,
    private readonly preferences: PreferencesService,
  ) {}

  /** Reads the subscription behind a link without changing it. Throws `link_invalid`. */
  async look(token: string): Promise<MailSubscriptionDto> {
    const { personId, group } = this.assertValid(token);
    const { email } = await this.preferences.channelsFor(personId, group);
    return { group, label: messages.groups[group].label, subscribed: email };
  }

  /** Throws `link_invalid`. */
  async stop(token: string): Promise<MailSubscriptionDto> {
    const { personId, group } = this.assertValid(token);
    await this.preferences.stopMails(personId, group);
    return this.look(token);
  }

  pageFor(token: string): string {
    return this.links.pageFor(token);
  }

  private assertValid(token: string): Subscription {
    const subscription = this.links.read(token);
    if (!subscription) throw new DomainError('link_invalid', { message: messages.badUnsubscribeLink });
    return subscription;
  }
}
