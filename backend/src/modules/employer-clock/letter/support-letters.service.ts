import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { PrivateFile } from '../../../platform/http/index.js';
import { hoursInWords, PlacementTermsService, weeklyMinutes } from '../../agreements/index.js';
import { authorityOf } from '../../visas/index.js';
import '../employer-clock-events.js';
import { EmployerClocksRepository } from '../employer-clocks.repository.js';
import { EmployerClocksService } from '../employer-clocks.service.js';
import { messages } from '../texts.js';
import { writeSupportLetter } from './support-letter-document.js';

const { letter: words } = messages;

/** The family's letter of support, filled in from the agreement. */
@Injectable()
export class SupportLettersService {
  constructor(
    private readonly clocks: EmployerClocksService,
    private readonly rows: EmployerClocksRepository,
    private readonly placements: PlacementTermsService,
    private readonly settings: Settings,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Null restores the prefilled reason. Throws `not_found` to everyone except the family. */
  async setReason(agreementId: string, personId: string, reason: string | null): Promise<void> {
    const { familyId, auPairId } = await this.clocks.placementOf(agreementId, personId);
    if (familyId !== personId) throw new DomainError('not_found');
    await this.transactions.run(async (manager) => {
      if (reason === null) await this.rows.deleteLetter(agreementId, manager);
      else
        await this.rows.saveLetter({ agreementId, familyId, auPairId, reason, changedAt: this.clock.now() }, manager);
      await this.outbox.add(manager, 'employer-clock.changed', { agreementId, familyId, auPairId });
    });
  }

  /** Throws `not_found` to everyone except the two. */
  async pdf(agreementId: string, personId: string): Promise<PrivateFile> {
    const { parts, cards, reason } = await this.clocks.letterOf(agreementId, personId);
    const { placement, days, limit, countedFrom, today } = parts;
    const [terms, signed] = await Promise.all([
      this.placements.find(agreementId),
      this.placements.namesOf(agreementId),
    ]);
    const [family, auPair] = [cards.get(placement.familyId), cards.get(placement.auPairId)];
    const bytes = await writeSupportLetter({
      productName: this.settings.productName,
      region: placement.region,
      authority: authorityOf(placement.region).title,
      family: signed.family ?? family?.displayName ?? words.host,
      auPair: signed.auPair ?? auPair?.displayName ?? words.someone,
      city: family?.place ?? '',
      startsOn: placement.startsOn,
      endsOn: placement.endedOn ?? placement.endsOn,
      countedFrom,
      lastDay: days.lastDay,
      visa: limit.option?.visa.name ?? null,
      hours: terms?.hours ? hoursInWords(weeklyMinutes(terms.hours)) : null,
      duties: terms?.duties ?? [],
      reason,
      today,
      madeAt: this.clock.now(),
    });
    return { bytes, fileName: words.fileName(today) };
  }
}
