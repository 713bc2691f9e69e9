import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
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

/** Makes and sends campaigns at Brevo. Everything here throws what Brevo answers (`brevo_…`). */
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
   * A draft; answers its number. A repeat of the request finds the draft that the first one has left behind, also where
   * its answer never came. Throws `validation_failed` where the content or a list is missing.
   */
  async make(input: NewCampaignInput): Promise<number> {
    const { name, subject, preview, senderId, templateId, text } = input;
    if (!templateId === !text) throw invalid('text', words.content);
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

  /** To be asked for after `assertReady`. */
  async sendNow(id: number): Promise<void> {
    await this.brevo.sendNow(id);
  }

  /** To be asked for after `assertReady` and `assertTime`. */
  async schedule(id: number, at: string): Promise<void> {
    await this.brevo.schedule(id, new Date(at).toISOString());
  }

  async remove(id: number): Promise<void> {
    await this.brevo.remove(id);
  }

  /** Throws `validation_failed` for a moment that has passed or is far away. */
  assertTime(at: string): void {
    const ahead = new Date(at).getTime() - this.clock.now().getTime();
    if (ahead <= 0) throw invalid('at', words.past);
    if (ahead > YEAR_MS) throw invalid('at', words.far);
  }

  /**
   * No one gets it who said no, and it goes to as many as whoever sends it was told. Throws `campaign_audience_changed`
   * and `marketing_withdrawals_pending`.
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
      if (id === undefined) throw invalid('lists', words.listMissing);
      return id;
    });
  }
}

const invalid = (field: string, message: string) =>
  new DomainError('validation_failed', { fields: { [field]: [message] } });
