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
  async setReason(arrangementId: string, personId: string, reason: string | null): Promise<void> {
    const { familyId, auPairId } = await this.clocks.placementOf(arrangementId, personId);
    if (familyId !== personId) throw new DomainError('not_found');
    await this.transactions.run(async (manager) => {
      if (reason === null) await this.rows.deleteLetter(arrangementId, manager);
      else
        await this.rows.saveLetter({ arrangementId, familyId, auPairId, reason, changedAt: this.clock.now() }, manager);
      await this.outbox.add(manager, 'employer-clock.changed', { arrangementId, familyId, auPairId });
    });
  }

  /** Throws `not_found` to everyone except the two. */
  async pdf(arrangementId: string, personId: string): Promise<PrivateFile> {
    const { parts, cards, reason } = await this.clocks.letterOf(arrangementId, personId);
    const { placement, days, limit, countedFrom, today } = parts;
    const [terms, signed] = await Promise.all([
      this.placements.find(arrangementId),
      this.placements.namesOf(arrangementId),
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
