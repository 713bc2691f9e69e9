import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { Unsubscribe } from '../../../platform/email/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { CHOSEN_GROUPS, type NotificationGroup } from '../notification-types/index.js';
import { messages } from '../texts.js';

const KEY_BYTES = 32;

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
  private readonly key: KeyObject;
  private readonly site: string;

  constructor({ secrets, publicUrl }: Settings) {
    this.site = publicUrl;
    this.key = createSecretKey(
      Buffer.from(hkdfSync('sha256', secrets.jwtSecret, 'wattle-and-fern', 'unsubscribe links', KEY_BYTES)),
    );
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
    const subject = `${personId}.${group}`;
    return `${subject}.${this.signatureOf(subject).toString('base64url')}`;
  }

  /** Null if we did not sign it. */
  read(token: string): Subscription | null {
    const [personId = '', name = '', signature = ''] = token.split('.');
    const group = CHOSEN_GROUPS.find((known) => known === name);
    if (!group || !isUuid(personId)) return null;
    const received = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(`${personId}.${group}`);
    return received.length === expected.length && timingSafeEqual(received, expected) ? { personId, group } : null;
  }

  private signatureOf(subject: string): Buffer {
    return createHmac('sha256', this.key).update(subject).digest();
  }
}
