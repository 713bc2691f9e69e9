import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { AgreementConditionsService } from './agreement-conditions.service.js';
import { AgreementVisaService } from './agreement-visa.service.js';
import { AgreementDaysService } from './agreement-days.service.js';
import { newsOf } from './agreement-moves.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { messages } from './texts.js';
import { termsMessages } from './terms/terms-texts.js';

/** Applies signatures to an agreement, within the transaction of the signature. */
@Injectable()
export class AgreementConfirmationService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly conditions: AgreementConditionsService,
    private readonly days: AgreementDaysService,
    private readonly visas: AgreementVisaService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  async acceptFirst(agreement: Agreement, byId: string, manager: EntityManager): Promise<void> {
    await this.agreements.change(agreement.id, { state: 'accepted', changedAt: this.clock.now() }, manager);
    await this.outbox.add(manager, 'arrangement.accepted', newsOf(agreement, byId));
  }

  /**
   * Locks the terms and reserves the days. Throws `invalid_state_transition` while moderators hide one of the profiles,
   * `agreement_needs_interview`, `agreement_needs_verification`, `validation_failed` if the first day has passed; days
   * reserved by another family violate the constraint `agreements_au_pair_days_excl`.
   */
  async confirm(agreement: Agreement, byId: string, manager: EntityManager): Promise<void> {
    if (!(await this.agreements.areBothShown(agreement, manager)))
      throw new DomainError('invalid_state_transition', { message: messages.profileHidden, state: agreement.state });
    await this.conditions.assertMet(agreement);
    const now = this.clock.now();
    const { id, currentVersion, startsOn, timeZone } = agreement;
    if (startsOn !== null && startsOn < dayIn(timeZone, now))
      throw new DomainError('validation_failed', {
        message: termsMessages.startPast,
        fields: { version: [termsMessages.startPast] },
      });
    // Serialises confirmations for each person, so that the constraint rejects the later one without a deadlock.
    await this.agreements.holdDaysOf([agreement.auPairId, agreement.familyId], manager);
    const version = await this.documents.version(id, currentVersion, manager);
    if (!version) throw new Error(`The agreement ${id} has lost its version ${currentVersion}`);
    const { fingerprint } = version;
    const visaNote = await this.visas.noteToday(agreement);
    const confirmed = { state: 'confirmed', confirmedAt: now, fingerprint, visaNote, changedAt: now } as const;
    await this.agreements.change(id, confirmed, manager);
    await this.documents.deleteDrafts(id, manager);
    await this.days.sync(agreement, manager);
    await this.outbox.add(manager, 'arrangement.confirmed', newsOf(agreement, byId));
  }
}
