import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { ConversationSettingsRepository } from './conversation-settings.repository.js';
import type { ConversationSettingsDto, ConversationSettingsInput, Mute } from './conversation-settings.dto.js';

const HOUR_MS = 60 * 60_000;
const ALWAYS = new Date('9999-12-31T00:00:00Z');

/** A person's own settings of a conversation: archived or not, muted or not. */
@Injectable()
export class ConversationSettingsService {
  constructor(
    private readonly settings: ConversationSettingsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Changes the given settings, on all of the person’s devices. Throws `not_found` for someone who is not a member. */
  async change(
    userId: string,
    conversationId: string,
    { archived, mute }: ConversationSettingsInput,
  ): Promise<ConversationSettingsDto> {
    return this.transactions.run(async (manager) => {
      const settings = await this.settings.change(conversationId, userId, {
        archived: archived ?? null,
        mute: mute ? { until: this.endOf(mute) } : null,
      });
      if (!settings) throw new DomainError('not_found');
      const now = { ...settings, mutedUntil: settings.mutedUntil?.toISOString() ?? null };
      await this.outbox.add(manager, 'conversation.settings', { ...now, userId });
      return now;
    });
  }

  private endOf(mute: Mute): Date | null {
    const now = this.clock.now().getTime();
    if (mute === 'off') return null;
    if (mute === 'always') return ALWAYS;
    return new Date(now + (mute === '8_hours' ? 8 : 7 * 24) * HOUR_MS);
  }
}
