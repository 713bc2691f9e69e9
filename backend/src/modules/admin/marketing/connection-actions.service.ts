import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { MarketingConnectionService, type MarketingConnection } from '../../marketing/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** What admins do with the connection to Brevo; each step is recorded. */
@Injectable()
export class ConnectionActionsService {
  constructor(
    private readonly connections: MarketingConnectionService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Tells Brevo where to report. Throws what Brevo answers, and `brevo_webhook_token_missing` where we have no token. */
  async askForReports(actorId: string): Promise<MarketingConnection> {
    if (await this.connections.lacksReports()) {
      // Recorded first: Brevo must not be asked for anything that is not recorded, nor inside a transaction.
      await this.transactions.run((manager) =>
        this.audit.record(
          {
            actorId,
            action: 'marketing-reports.asked-for',
            subjectType: 'marketing',
            subjectId: 'reports',
            after: { url: this.connections.reportUrl },
          },
          manager,
        ),
      );
      await this.connections.askForReports();
    }
    return this.connections.read();
  }
}
