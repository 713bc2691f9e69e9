import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { AccountsService } from '../../auth/index.js';
import { MarketingConsentsService, type ConsentEnd } from '../../notifications/index.js';
import { ContactSyncRepository } from '../audience/contact-sync.repository.js';
import type { BrevoEventKind } from './brevo-event.entity.js';
import { toBrevoEventDto, type BrevoEventPage, type BrevoEventQuery } from './brevo-event.dto.js';
import { BrevoEventsRepository } from './brevo-events.repository.js';
import type { BrevoReport } from './brevo-report.js';

/** After these events no email is sent without new consent. */
const ENDS: Partial<Record<BrevoEventKind, ConsentEnd>> = {
  unsubscribed: 'unsubscribe-link',
  'hard-bounced': 'hard-bounce',
  complained: 'complaint',
};

/** The hash that identifies an event. */
const KEY = /^[\da-f]{64}$/;

/** Stores Brevo's events, and ends consent after unsubscribes, bounces and complaints. */
@Injectable()
export class BrevoEventsService {
  constructor(
    private readonly events: BrevoEventsRepository,
    private readonly contacts: ContactSyncRepository,
    private readonly accounts: AccountsService,
    private readonly consents: MarketingConsentsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Idempotent: the event and its consequence are stored together. */
  async keep({ email, campaignId, ...report }: BrevoReport): Promise<void> {
    const personId = (await this.contacts.personWith(email)) ?? (await this.accounts.findByEmail(email))?.id ?? null;
    await this.transactions.run(async (manager) => {
      const event = { ...report, personId, campaignId: campaignId === null ? null : String(campaignId) };
      const isNew = await this.events.add({ ...event, receivedAt: this.clock.now() }, manager);
      const end = ENDS[report.kind];
      if (isNew && end && personId) await this.consents.end(personId, end, report.happenedAt, manager);
    });
  }

  async list({ cursor, limit }: BrevoEventQuery): Promise<BrevoEventPage> {
    const position = decodePosition(cursor, KEY);
    const after = position && { happenedAt: position.at, key: position.id };
    const rows = await this.events.page(after, limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ happenedAt, key }) => [happenedAt, key]);
    return {
      items: shown.map(toBrevoEventDto),
      nextCursor,
    };
  }
}
