import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { Unsubscribe } from '../../../platform/email/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { TextSigner } from '../../../platform/tokens/index.js';
import { CHOSEN_GROUPS, type NotificationGroup } from '../notification-types/index.js';
import { messages } from '../texts.js';

/** A person and a group of emails. */
export interface Subscription {
  personId: string;
  group: NotificationGroup;
}

/**
 * Unsubscribe links for one person and group, valid without login: signed, without expiry (emails are kept for years),
 * and for no other purpose.
 */
@Injectable()
export class UnsubscribeLinksService {
  private readonly signer: TextSigner;
  private readonly site: string;

  constructor({ secrets, publicUrl }: Settings) {
    this.site = publicUrl;
    this.signer = new TextSigner(secrets.jwtSecret, 'unsubscribe links');
  }

  /** The unsubscribe footer of an email. */
  footerFor(subscription: Subscription): Unsubscribe {
    const token = encodeURIComponent(this.tokenFor(subscription));
    const { label } = messages.groups[subscription.group];
    return {
      reason: messages.email.reason(label),
      label: messages.email.unsubscribe,
      pageUrl: `${this.site}/unsubscribe?token=${token}`,
      oneClickUrl: `${this.site}/api/notifications/unsubscribe?token=${token}`,
    };
  }

  pageFor(token: string): string {
    return `${this.site}/unsubscribe?token=${encodeURIComponent(token)}`;
  }

  tokenFor({ personId, group }: Subscription): string {
    return this.signer.sign(`${personId}.${group}`);
  }

  /** Null if we did not sign it. */
  read(token: string): Subscription | null {
    const [personId = '', name = ''] = this.signer.read(token)?.split('.') ?? [];
    const group = CHOSEN_GROUPS.find((known) => known === name);
    return group && isUuid(personId) ? { personId, group } : null;
  }
}
