import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { BrevoAccountService } from '../brevo/brevo-account.service.js';
import { BrevoClient } from '../brevo/brevo.client.js';
import { messages } from '../texts.js';
import type { ConnectionState, MarketingConnection } from './connection.dto.js';

const REPORT_PATH = '/api/brevo/webhooks';

/** The state of the connection to Brevo and its webhook. */
@Injectable()
export class MarketingConnectionService {
  constructor(
    private readonly client: BrevoClient,
    private readonly brevo: BrevoAccountService,
    private readonly settings: Settings,
  ) {}

  /** Never fails because of Brevo: an outage is a result. */
  async read(): Promise<MarketingConnection> {
    const unconnected: MarketingConnection = {
      state: 'none',
      account: null,
      reporting: this.settings.brevoWebhookToken ? 'unknown' : 'unset',
      reportUrl: this.reportUrl,
      mailsBySmtp: this.settings.smtpUrl !== null,
    };
    if (!this.client.connected) return unconnected;
    try {
      const [account, senders, reports] = await Promise.all([
        this.brevo.read(),
        this.brevo.senders(),
        this.brevo.reportsTo(this.reportUrl),
      ]);
      return {
        ...unconnected,
        state: 'works',
        account: { company: account.companyName, email: account.email, plans: account.plan, senders },
        reporting: this.settings.brevoWebhookToken ? (reports ? 'set' : 'missing') : 'unset',
      };
    } catch (error) {
      return { ...unconnected, state: stateOf(error) };
    }
  }

  /** Whether the webhook is missing. Throws Brevo's errors, and `brevo_webhook_token_missing` without a token. */
  async lacksReports(): Promise<boolean> {
    if (!this.settings.brevoWebhookToken) throw new DomainError('brevo_webhook_token_missing');
    return !(await this.brevo.reportsTo(this.reportUrl));
  }

  /** Throws the same. */
  async askForReports(): Promise<void> {
    const { brevoWebhookToken: token, productName } = this.settings;
    if (!token) throw new DomainError('brevo_webhook_token_missing');
    await this.brevo.reportTo(this.reportUrl, token, messages.webhook(productName));
  }

  get reportUrl(): string {
    return `${this.settings.publicUrl}${REPORT_PATH}`;
  }
}

function stateOf(error: unknown): ConnectionState {
  return error instanceof DomainError && error.code === 'brevo_key_not_accepted' ? 'refused' : 'unreachable';
}
