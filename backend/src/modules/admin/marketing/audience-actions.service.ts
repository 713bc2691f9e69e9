import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { MarketingConsentsService } from '../../notifications/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { BrevoClient, toConsentRecordDto, type ConsentHistory, ContactSyncService } from '../../marketing/index.js';

/** Actions of admins on the audience, each recorded in the audit log. */
@Injectable()
export class AudienceActionsService {
  constructor(
    private readonly consents: MarketingConsentsService,
    private readonly sync: ContactSyncService,
    private readonly client: BrevoClient,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Every consent decision of a person, newest first; empty for an unknown person. */
  async historyOf(actorId: string, personId: string): Promise<ConsentHistory> {
    const records = await this.consents.historyOf(personId);
    const entry = { actorId, action: 'marketing-consents.read', subjectType: 'account', subjectId: personId };
    await this.transactions.run((manager) => this.audit.record(entry, manager));
    return { items: records.map(toConsentRecordDto) };
  }

  /** Throws `brevo_not_connected`. */
  async startSync(actorId: string): Promise<void> {
    if (!this.client.connected) throw new DomainError('brevo_not_connected');
    const entry = { actorId, action: 'marketing-sync.started', subjectType: 'marketing', subjectId: 'contacts' };
    await this.transactions.run(async (manager) => {
      await this.audit.record(entry, manager);
      await this.sync.request(manager);
    });
  }
}
