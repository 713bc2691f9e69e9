import { Injectable } from '@nestjs/common';
import { accountAnswer, madeAnswer, sendersAnswer, webhooksAnswer } from './brevo-answers.js';
import { BrevoClient } from './brevo.client.js';

/** Event names of Brevo's API; those in webhook bodies differ. */
const REPORTED = ['delivered', 'opened', 'click', 'unsubscribed', 'hardBounce', 'softBounce', 'spam'] as const;

/** The Brevo account: its owner, senders and webhooks. */
@Injectable()
export class BrevoAccountService {
  constructor(private readonly client: BrevoClient) {}

  async read() {
    return this.client.call('/account', { answer: accountAnswer, repeatable: true });
  }

  /** Senders with an address confirmed by Brevo. */
  async senders() {
    const { senders } = await this.client.call('/senders', { answer: sendersAnswer, repeatable: true });
    return senders.filter(({ active }) => active).map(({ id, name, email }) => ({ id, name, email }));
  }

  /** Whether marketing events are sent to this address. */
  async reportsTo(url: string): Promise<boolean> {
    const path = '/webhooks?type=marketing';
    const { webhooks } = await this.client.call(path, { answer: webhooksAnswer, repeatable: true });
    return webhooks.some((webhook) => webhook.url === url);
  }

  async reportTo(url: string, token: string, description: string): Promise<void> {
    const body = { url, description, type: 'marketing', events: REPORTED, auth: { type: 'bearer', token } };
    await this.client.call('/webhooks', { method: 'POST', body, answer: madeAnswer, repeatable: false });
  }
}
