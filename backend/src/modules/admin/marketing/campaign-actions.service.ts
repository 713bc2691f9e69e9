import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { AccountsService } from '../../auth/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import {
  CampaignReadingService,
  type CampaignDetail,
  type CampaignScheduleInput,
  type NewCampaignInput,
  CampaignsService,
} from '../../marketing/index.js';

/**
 * Actions of admins on campaigns. The entry is stored before Brevo is called, so that no campaign goes out without
 * one; if Brevo rejects the call or does not respond, a second entry records it.
 */
@Injectable()
export class CampaignActionsService {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly reading: CampaignReadingService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  async make(actorId: string, input: NewCampaignInput): Promise<CampaignDetail> {
    const id = await this.campaigns.make(input);
    const made = await this.reading.read(id);
    const { name, subject, lists } = input;
    return this.answer.once(async () => {
      await this.record(actorId, 'campaign.made', id, { name, subject, lists });
      return made;
    });
  }

  /** Sends it to the admin's own address. */
  async sendTest(actorId: string, id: number): Promise<void> {
    const account = await this.accounts.find(actorId);
    if (!account) throw new DomainError('unauthorized');
    await this.recordAndDo(actorId, 'campaign.tested', id, null, () => this.campaigns.sendTest(id, account.email));
    await this.answer.once(() => Promise.resolve());
  }

  async sendNow(actorId: string, id: number, people: number): Promise<CampaignDetail> {
    await this.campaigns.assertReady(id, people);
    await this.recordAndDo(actorId, 'campaign.sent', id, { people }, () => this.campaigns.sendNow(id));
    return this.answered(id);
  }

  async schedule(actorId: string, id: number, input: CampaignScheduleInput): Promise<CampaignDetail> {
    const { at, people } = input;
    this.campaigns.assertTime(at);
    await this.campaigns.assertReady(id, people);
    await this.recordAndDo(actorId, 'campaign.scheduled', id, { at, people }, () => this.campaigns.schedule(id, at));
    return this.answered(id);
  }

  async remove(actorId: string, id: number): Promise<void> {
    const { name, subject } = await this.reading.read(id);
    await this.recordAndDo(actorId, 'campaign.removed', id, { name, subject }, () => this.campaigns.remove(id));
    await this.answer.once(() => Promise.resolve());
  }

  private async answered(id: number): Promise<CampaignDetail> {
    const campaign = await this.reading.read(id);
    return this.answer.once(() => Promise.resolve(campaign));
  }

  private async recordAndDo(
    actorId: string,
    action: string,
    id: number,
    after: Record<string, unknown> | null,
    step: () => Promise<void>,
  ): Promise<void> {
    await this.record(actorId, action, id, after);
    try {
      await step();
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      await this.record(actorId, 'campaign.failed', id, { action, code });
      throw error;
    }
  }

  private async record(
    actorId: string,
    action: string,
    id: number,
    after: Record<string, unknown> | null,
  ): Promise<void> {
    const entry = { actorId, action, subjectType: 'campaign', subjectId: String(id), after };
    await this.transactions.run((manager) => this.audit.record(entry, manager));
  }
}
