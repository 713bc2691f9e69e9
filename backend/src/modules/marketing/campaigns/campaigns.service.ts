import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { ListKey } from '../audience/audience-rules.js';
import { ContactSyncRepository } from '../audience/contact-sync.repository.js';
import { MarketingListsService } from '../audience/marketing-lists.service.js';
import { BrevoCampaignsService } from '../brevo/brevo-campaigns.service.js';
import { messages } from '../texts.js';
import { CampaignReadingService } from './campaign-reading.service.js';
import { campaignHtml } from './campaign-email.js';
import type { CampaignPreview, CampaignTextInput, NewCampaignInput } from './campaign.dto.js';

const words = messages.campaign;
const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;

/** Creates and sends campaigns at Brevo. Every method throws Brevo's errors (`brevo_…`). */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly brevo: BrevoCampaignsService,
    private readonly reading: CampaignReadingService,
    private readonly lists: MarketingListsService,
    private readonly contacts: ContactSyncRepository,
    private readonly answer: IdempotentAnswerService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  preview({ subject, preview, text }: CampaignTextInput): CampaignPreview {
    return { html: campaignHtml({ subject, preview: preview ?? null, text }, this.settings) };
  }

  /**
   * Creates a draft and returns its id. A repeated request finds the first one’s draft, even if its response was lost.
   * Throws `validation_failed` if the content or a list is missing.
   */
  async make(input: NewCampaignInput): Promise<number> {
    const { name, subject, preview, senderId, templateId, text } = input;
    if (!templateId === !text) throw invalidField('text', words.content);
    const content = text
      ? { htmlContent: campaignHtml({ subject, preview: preview ?? null, text }, this.settings) }
      : { templateId: templateId ?? 0 };
    const tag = this.answer.requestMark();
    const earlier = tag && (await this.brevo.findTagged(tag));
    if (earlier) return earlier;
    return this.brevo.make({
      ...(tag && { tag }),
      name,
      subject,
      ...(preview && { previewText: preview }),
      sender: { id: senderId },
      replyTo: this.settings.supportEmail,
      recipients: { listIds: await this.listIds(input.lists) },
      ...content,
    });
  }

  async sendTest(id: number, email: string): Promise<void> {
    await this.brevo.sendTest(id, [email]);
  }

  /** Call `assertReady` first. */
  async sendNow(id: number): Promise<void> {
    await this.brevo.sendNow(id);
  }

  /** Call `assertReady` and `assertTime` first. */
  async schedule(id: number, at: string): Promise<void> {
    await this.brevo.schedule(id, new Date(at).toISOString());
  }

  async remove(id: number): Promise<void> {
    await this.brevo.remove(id);
  }

  /** Throws `validation_failed` for a time in the past or too far ahead. */
  assertTime(at: string): void {
    const ahead = new Date(at).getTime() - this.clock.now().getTime();
    if (ahead <= 0) throw invalidField('at', words.past);
    if (ahead > YEAR_MS) throw invalidField('at', words.far);
  }

  /**
   * Ensures that withdrawals are synchronised and the number of recipients is what the admin saw. Throws
   * `campaign_audience_changed` and `marketing_withdrawals_pending`.
   */
  async assertReady(id: number, people: number): Promise<void> {
    const { toForget } = await this.contacts.pending(this.clock.now());
    if (toForget > 0) throw new DomainError('marketing_withdrawals_pending');
    const campaign = await this.reading.read(id);
    if (campaign.people === 0) throw new DomainError('campaign_audience_changed', { message: words.noOne });
    if (campaign.people !== people)
      throw new DomainError('campaign_audience_changed', { message: words.audienceChanged(campaign.people) });
  }

  private async listIds(keys: readonly ListKey[]): Promise<number[]> {
    const ids = await this.lists.ids();
    return keys.map((key) => {
      const id = ids.get(key);
      if (id === undefined) throw invalidField('lists', words.listMissing);
      return id;
    });
  }
}
