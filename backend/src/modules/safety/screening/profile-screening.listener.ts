import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { ProfileTextsService, ProfileWithholdingService } from '../../profiles/index.js';
import { CasesRepository } from '../moderation/cases.repository.js';
import { plainText } from '../scam/plain-text.js';
import { readForScams, verdictOn } from '../scam/read-for-scams.js';

/**
 * Checks profiles and related texts when they change. Matches open a case; the worst also hide the whole profile until
 * a moderator has decided.
 */
@Injectable()
export class ProfileScreeningListener {
  constructor(
    private readonly texts: ProfileTextsService,
    private readonly withholding: ProfileWithholdingService,
    private readonly cases: CasesRepository,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('profile.changed', 'profile-screening.read')
  async read({ userId }: Pick<DomainEvents['profile.changed'], 'userId'>): Promise<void> {
    const facts = await this.texts.of(userId);
    const text = Object.values(facts).join('\n');
    const reading = readForScams(text, { kind: 'profile', earlierMessages: 0 });
    const verdict = verdictOn(reading);
    if (verdict === 'clear') return;
    const fingerprint = createHash('sha256').update(plainText(text)).digest('hex');
    if (await this.cases.isKnown('profile', userId, fingerprint)) return;
    await this.transactions.run(async (manager) => {
      const { rules } = reading;
      const evidence = { facts, lines: [] };
      await this.cases.open(
        { subjectType: 'profile', subjectId: userId, aboutId: userId, rules, evidence, fingerprint },
        manager,
      );
      if (verdict === 'hold') await this.withholding.withhold(userId, 'being-checked', manager);
    });
  }
}
