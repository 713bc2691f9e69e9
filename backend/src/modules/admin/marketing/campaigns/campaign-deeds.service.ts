import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../../platform/database/index.js';
import { Accounts } from '../../../auth/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import { AuditLog } from '../../audit/audit-log.js';
import { CampaignReading } from './campaign-reading.service.js';
import type { CampaignDetail, CampaignScheduleInput, NewCampaignInput } from './campaign.dto.js';
import { Campaigns } from './campaigns.service.js';

/**
 * What administrators do with campaigns, kept. The entry is written first and stands only if Brevo does the thing: a
 * campaign never goes out without one.
 */
@Injectable()
export class CampaignDeeds {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly reading: CampaignReading,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async make(actorId: string, input: NewCampaignInput): Promise<CampaignDetail> {
    const id = await this.campaigns.make(input);
    const { name, subject, lists } = input;
    await this.record(actorId, 'campaign.made', id, { name, subject, lists }, () => Promise.resolve());
    return this.reading.read(id);
  }

  /** To the administrator's own address. */
  async sendTest(actorId: string, id: number): Promise<void> {
    const account = await this.accounts.find(actorId);
    if (!account) throw new DomainError('unauthorized');
    await this.record(actorId, 'campaign.tested', id, null, () => this.campaigns.sendTest(id, account.email));
  }

  async sendNow(actorId: string, id: number, people: number): Promise<CampaignDetail> {
    await this.record(actorId, 'campaign.sent', id, { people }, () => this.campaigns.sendNow(id, people));
    return this.reading.read(id);
  }

  async schedule(actorId: string, id: number, input: CampaignScheduleInput): Promise<CampaignDetail> {
    const { at, people } = input;
    await this.record(actorId, 'campaign.scheduled', id, { at, people }, () => this.campaigns.schedule(id, input));
    return this.reading.read(id);
  }

  async remove(actorId: string, id: number): Promise<void> {
    const { name, subject } = await this.reading.read(id);
    await this.record(actorId, 'campaign.removed', id, { name, subject }, () => this.campaigns.remove(id));
  }

  private async record(
    actorId: string,
    action: string,
    id: number,
    after: Record<string, unknown> | null,
    step: () => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.audit.record({ actorId, action, subjectType: 'campaign', subjectId: String(id), after }, manager);
      await step();
    });
  }
}
