import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../platform/config/index.js';
import { TransactionsService } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import { AuditLogService } from '../../audit/audit-log.service.js';
import { BrevoAccountService } from '../brevo/brevo-account.service.js';
import { BrevoClient } from '../brevo/brevo.client.js';
import { messages } from '../texts.js';
import type { ConnectionState, MarketingConnection } from './connection.dto.js';

const REPORT_PATH = '/api/brevo/webhooks';

/** Whether Brevo knows us, and reports to us. */
@Injectable()
export class MarketingConnectionService {
  constructor(
    private readonly client: BrevoClient,
    private readonly brevo: BrevoAccountService,
    private readonly settings: Settings,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Never fails because of Brevo: that it does not answer is an answer. */
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

  /** Tells Brevo where to report. Throws what Brevo answers, and `brevo_reports_unset` where we have no token. */
  async askForReports(actorId: string): Promise<MarketingConnection> {
    const { brevoWebhookToken: token, productName } = this.settings;
    if (!token) throw new DomainError('brevo_reports_unset');
    if (!(await this.brevo.reportsTo(this.reportUrl))) {
      // Recorded first: Brevo must not be asked for anything that nobody has recorded, nor inside a transaction.
      await this.transactions.run(async (manager) => {
        const action = {
          actorId,
          action: 'marketing-reports.asked-for',
          subjectType: 'marketing',
          subjectId: 'reports',
        };
        await this.audit.record({ ...action, after: { url: this.reportUrl } }, manager);
      });
      await this.brevo.reportTo(this.reportUrl, token, messages.webhook(productName));
    }
    return this.read();
  }

  private get reportUrl(): string {
    return `${this.settings.publicUrl}${REPORT_PATH}`;
  }
}

function stateOf(error: unknown): ConnectionState {
  return error instanceof DomainError && error.code === 'brevo_key_refused' ? 'refused' : 'unreachable';
}
