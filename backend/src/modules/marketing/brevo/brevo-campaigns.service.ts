import { Injectable } from '@nestjs/common';
import {
  campaignAnswer,
  campaignsAnswer,
  madeAnswer,
  templateAnswer,
  templatesAnswer,
  type BrevoCampaign,
  type BrevoTemplate,
} from './brevo-answers.js';
import { BrevoClient } from './brevo.client.js';

/** A new campaign: one of the account's templates, or our own text. */
interface NewBrevoCampaign {
  name: string;
  subject: string;
  previewText?: string;
  sender: { id: number };
  recipients: { listIds: number[] };
  replyTo: string;
  templateId?: number;
  htmlContent?: string;
  /** A tag to find it again. */
  tag?: string;
}

/** Templates and campaigns. Brevo stores them; we keep no second copy. */
@Injectable()
export class BrevoCampaignsService {
  constructor(private readonly client: BrevoClient) {}

  async templates(limit: number, offset: number): Promise<{ count: number; templates: BrevoTemplate[] }> {
    const path = `/smtp/templates?templateStatus=true&limit=${limit}&offset=${offset}&sort=desc`;
    return this.client.call(path, { answer: templatesAnswer, repeatable: true });
  }

  async template(id: number): Promise<BrevoTemplate> {
    return this.client.call(`/smtp/templates/${id}`, { answer: templateAnswer, repeatable: true });
  }

  async list(limit: number, offset: number): Promise<{ count: number; campaigns: BrevoCampaign[] }> {
    const query = `type=classic&statistics=globalStats&excludeHtmlContent=true&limit=${limit}&offset=${offset}&sort=desc`;
    return this.client.call(`/emailCampaigns?${query}`, { answer: campaignsAnswer, repeatable: true });
  }

  async read(id: number): Promise<BrevoCampaign> {
    return this.client.call(`/emailCampaigns/${id}?statistics=globalStats`, {
      answer: campaignAnswer,
      repeatable: true,
    });
  }

  /** The newest campaign with this tag, among the newest fifty. */
  async findTagged(tag: string): Promise<number | null> {
    const { campaigns } = await this.list(50, 0);
    return campaigns.find((campaign) => campaign.tag === tag)?.id ?? null;
  }

  async make(campaign: NewBrevoCampaign): Promise<number> {
    const call = { method: 'POST', body: campaign, answer: madeAnswer, repeatable: false } as const;
    return (await this.client.call('/emailCampaigns', call)).id;
  }

  /** `at`: ISO 8601. */
  async schedule(id: number, at: string): Promise<void> {
    await this.client.call(`/emailCampaigns/${id}`, { method: 'PUT', body: { scheduledAt: at }, repeatable: true });
  }

  async remove(id: number): Promise<void> {
    await this.client.call(`/emailCampaigns/${id}`, { method: 'DELETE', repeatable: false });
  }

  async sendTest(id: number, emails: string[]): Promise<void> {
    const call = { method: 'POST', body: { emailTo: emails }, repeatable: false } as const;
    await this.client.call(`/emailCampaigns/${id}/sendTest`, call);
  }

  async sendNow(id: number): Promise<void> {
    await this.client.call(`/emailCampaigns/${id}/sendNow`, { method: 'POST', repeatable: false });
  }
}
