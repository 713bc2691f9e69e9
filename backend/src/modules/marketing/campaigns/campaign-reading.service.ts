import { Injectable } from '@nestjs/common';
import { MarketingListsService } from '../audience/marketing-lists.service.js';
import { BrevoCampaignsService } from '../brevo/brevo-campaigns.service.js';
import { BrevoContactsService } from '../brevo/brevo-contacts.service.js';
import type { CampaignDetail, CampaignPage, TemplateDetail, TemplatePage } from './campaign.dto.js';
import { toCampaignSummary, toTemplateSummary } from './campaign-mapping.js';

const A_PAGE = 20;

/** Campaigns and templates at Brevo. Every method throws Brevo's errors (`brevo_…`). */
@Injectable()
export class CampaignReadingService {
  constructor(
    private readonly brevo: BrevoCampaignsService,
    private readonly contacts: BrevoContactsService,
    private readonly lists: MarketingListsService,
  ) {}

  /** Newest first. `page` counts from 1. */
  async list(page: number): Promise<CampaignPage> {
    const [{ campaigns, count }, ids] = await Promise.all([
      this.brevo.list(A_PAGE, (page - 1) * A_PAGE),
      this.lists.ids(),
    ]);
    return { items: campaigns.map((campaign) => toCampaignSummary(campaign, ids)), count };
  }

  /** Throws `not_found`. */
  async read(id: number): Promise<CampaignDetail> {
    const [campaign, ids] = await Promise.all([this.brevo.read(id), this.lists.ids()]);
    const { sender, recipients, htmlContent } = campaign;
    return {
      ...toCampaignSummary(campaign, ids),
      from: sender ? `${sender.name} <${sender.email}>` : '',
      people: await this.peopleOn(recipients.lists),
      html: htmlContent,
    };
  }

  async templates(page: number): Promise<TemplatePage> {
    const { templates, count } = await this.brevo.templates(A_PAGE, (page - 1) * A_PAGE);
    return { items: templates.map(toTemplateSummary), count };
  }

  /** Throws `not_found`. */
  async template(id: number): Promise<TemplateDetail> {
    const template = await this.brevo.template(id);
    return { ...toTemplateSummary(template), html: template.htmlContent };
  }

  /** No one is on two of our lists. */
  private async peopleOn(listIds: readonly number[]): Promise<number> {
    const lists = await Promise.all(listIds.map((id) => this.contacts.list(id)));
    return lists.reduce((sum, { uniqueSubscribers }) => sum + uniqueSubscribers, 0);
  }
}
