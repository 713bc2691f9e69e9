import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { MarketingConnectionService, type MarketingConnection } from '../../marketing/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Actions of admins on the connection to Brevo, each recorded in the audit log. */
@Injectable()
export class ConnectionActionsService {
  constructor(
    private readonly connections: MarketingConnectionService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Registers our webhook with Brevo. Throws Brevo's errors, and `brevo_webhook_token_missing` if we have no token. */
  async askForReports(actorId: string): Promise<MarketingConnection> {
    if (await this.connections.lacksReports()) {
      // Recorded first: Brevo must not be called without an entry, nor inside a transaction.
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
