import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent, OutboxService, type DomainEvents } from '../../../platform/events/index.js';
import {
  toMarketingConsentDto,
  type MarketingConsentDto,
  type MarketingConsentInput,
} from './marketing-consent.dto.js';
import type { MarketingConsent, ConsentSource } from './marketing-consent.entity.js';
import { MarketingConsentsRepository } from './marketing-consents.repository.js';

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A person's marketing consent has changed. */
    'marketing.consent-changed': { personId: string; agreed: boolean };
  }
}

/** One consent decision. */
export type ConsentRecord = Pick<MarketingConsent, 'agreed' | 'wording' | 'source' | 'recordedAt'>;

/** A report that a person unsubscribed or cannot receive emails. */
export type ConsentEnd = Exclude<ConsentSource, 'sign-up' | 'account'>;

/** Reports have whole seconds and another clock: in doubt consent ends. */
const DOUBT_MS = 60_000;

/** Marketing consent: the person's own choice, never assumed, recorded with its time and text. */
@Injectable()
export class MarketingConsentsService {
  constructor(
    private readonly consents: MarketingConsentsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  async read(personId: string): Promise<MarketingConsentDto> {
    return toMarketingConsentDto(await this.consents.newestOf(personId));
  }

  /** Every decision, newest first. */
  historyOf(personId: string): Promise<ConsentRecord[]> {
    return this.consents.historyOf(personId);
  }

  /** The person's own choice in the account. Idempotent. */
  async choose(personId: string, { agreed, wording }: MarketingConsentInput): Promise<MarketingConsentDto> {
    await this.transactions.run(async (manager) => {
      await this.consents.lock(personId, manager);
      const newest = await this.consents.newestOf(personId, manager);
      if ((newest?.agreed ?? false) === agreed) return;
      await this.record({ personId, agreed, wording, source: 'account' }, manager);
    });
    return this.read(personId);
  }

  /**
   * Ends consent after a report of the email service. Does nothing without consent, or if the person consented after
   * `happenedAt`: reports may be late and repeated.
   */
  async end(personId: string, source: ConsentEnd, happenedAt: Date, manager: EntityManager): Promise<boolean> {
    await this.consents.lock(personId, manager);
    const newest = await this.consents.newestOf(personId, manager);
    if (!newest?.agreed || newest.recordedAt.getTime() > happenedAt.getTime() + DOUBT_MS) return false;
    await this.record({ personId, agreed: false, wording: null, source }, manager);
    return true;
  }

  /** The checkbox was ticked at sign-up. A later choice takes precedence, even if this event is late. */
  @OnDomainEvent('account.signed-up', 'marketing-consents.keep-sign-up')
  async keepSignUp({ accountId, marketingWording }: DomainEvents['account.signed-up']): Promise<void> {
    if (!marketingWording) return;
    await this.transactions.run(async (manager) => {
      await this.consents.lock(accountId, manager);
      if (await this.consents.newestOf(accountId, manager)) return;
      await this.record({ personId: accountId, agreed: true, wording: marketingWording, source: 'sign-up' }, manager);
    });
  }

  private async record(
    consent: Pick<MarketingConsent, 'personId' | 'agreed' | 'wording' | 'source'>,
    manager: EntityManager,
  ): Promise<void> {
    const { personId, agreed } = consent;
    if (await this.consents.add({ ...consent, recordedAt: this.clock.now() }, manager))
      await this.outbox.add(manager, 'marketing.consent-changed', { personId, agreed });
  }
}
