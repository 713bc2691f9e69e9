import { Injectable } from '@nestjs/common';
import { addDays } from '../../platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { invalidField } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { AgreementDaysService } from './agreement-days.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import { AgreementMovesService, newsOf } from './agreement-moves.service.js';
import { nextState, type AgreementState } from './agreement-states.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { ENDING_REASONS, type EndingCategory } from './ending-categories.js';
import { isShortlyBefore } from './sudden-end.js';
import { messages } from './texts.js';

/** The longest notice period that terms can have. */
const LATEST_LAST_DAY_DAYS = 28;

/** Why an agreement ends, and its last day (ISO; today if omitted). */
export interface AgreementEnding {
  reason: string;
  on?: string | undefined;
}

/** Ends confirmed agreements, and cancels others. */
@Injectable()
export class AgreementEndingService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly moves: AgreementMovesService,
    private readonly days: AgreementDaysService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Ends an agreement for one of its two people: before its first day it is cancelled, from then on it ends early. One
   * that has ended can end sooner while its last day is ahead. Throws `not_found`, `invalid_state_transition`, and
   * `validation_failed` for an invalid last day.
   */
  async end(agreementId: string, personId: string, ending: AgreementEnding, manager: EntityManager): Promise<void> {
    const agreement = await this.moves.hold(agreementId, personId, manager);
    if (agreement.state === 'confirmed') return this.closeAsCancelled(agreement, personId, ending.reason, manager);
    const state = this.moves.assertMove(agreement, 'end', personId);
    const endedOn = this.lastDay(agreement, ending.on);
    await this.close(agreement, { state, endedOn, closedById: personId, closedReason: ending.reason }, manager);
    await this.outbox.add(manager, 'arrangement.ended', newsOf(agreement, personId));
  }

  /** The same in its own transaction. */
  async endNow(agreementId: string, personId: string, ending: AgreementEnding): Promise<void> {
    await this.transactions.run((manager) => this.end(agreementId, personId, ending, manager));
  }

  /** Cancels an agreement that has not begun. Throws `not_found` and `invalid_state_transition`. */
  async cancel(agreementId: string, personId: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.closeAsCancelled(await this.moves.hold(agreementId, personId, manager), personId, reason, manager);
    });
  }

  /**
   * Cancels all unsigned agreements of an erased person and notifies the other side.
   */
  async cancelAllOf(personId: string): Promise<void> {
    for (const id of await this.agreements.unboundOf(personId))
      await this.transactions.run(async (manager) => {
        const agreement = await this.agreements.lock(id, manager);
        if (!agreement || nextState(agreement.state, 'cancel', 'author') === null) return;
        if (agreement.confirmedAt !== null) return;
        const byId = agreement.currentVersion > 0 ? personId : agreement.authorId;
        await this.closeAsCancelled(agreement, byId, messages.accountErased, manager);
      });
  }

  /**
   * An admin cancels an agreement that has not begun, or ends one today; both members are notified with the reason.
   * Returns the states before and after. Throws `not_found`, and `invalid_state_transition` also if it is no longer in
   * `stateRead`.
   */
  async withdraw(
    agreementId: string,
    { category, stateRead }: { category: EndingCategory; stateRead?: AgreementState | undefined },
    manager: EntityManager,
  ): Promise<Record<'before' | 'after', AgreementState>> {
    const agreement = await this.moves.holdForAdmin(agreementId, stateRead, manager);
    const { state: before, familyId, auPairId } = agreement;
    const hadBegun = before === 'active' || before === 'ended_early';
    const state = this.moves.assertAdminMove(agreement, hadBegun ? 'end' : 'cancel');
    const endedOn = hadBegun ? dayIn(agreement.timeZone, this.clock.now()) : null;
    const words = hadBegun ? messages.byAdmin.ended : messages.byAdmin.calledOff;
    const closedReason = words(ENDING_REASONS[category]);
    await this.close(agreement, { state, endedOn, closedById: null, closedReason }, manager);
    await this.outbox.add(manager, 'arrangement.withdrawn', {
      agreementId,
      familyId,
      auPairId,
      hadBegun,
      reason: ENDING_REASONS[category],
    });
    return { before, after: state };
  }

  private async closeAsCancelled(agreement: Agreement, personId: string, closedReason: string, manager: EntityManager) {
    const state = this.moves.assertMove(agreement, 'cancel', personId);
    await this.close(agreement, { state, endedOn: null, closedById: personId, closedReason }, manager);
    // Only the author knew of a draft.
    if (agreement.currentVersion > 0)
      await this.outbox.add(manager, 'arrangement.cancelled', {
        ...newsOf(agreement, personId),
        isSudden: isShortlyBefore(agreement, this.clock.now()),
      });
  }

  private lastDay({ startsOn, endsOn, endedOn, timeZone }: Agreement, wished: string | undefined): string {
    const today = dayIn(timeZone, this.clock.now());
    if (wished === undefined) return today;
    const first = startsOn && startsOn > addDays(today, -7) ? startsOn : addDays(today, -7);
    const latest = addDays(today, LATEST_LAST_DAY_DAYS);
    const agreed = endedOn ? addDays(endedOn, -1) : endsOn;
    const last = agreed && agreed < latest ? agreed : latest;
    if (wished >= first && wished <= last) return wished;
    throw invalidField('on', messages.lastDay.outside(first, last));
  }

  /** Also deletes the drafts of both: they can no longer be sent, and repeat the other person's terms. */
  private async close(
    agreement: Agreement,
    end: Pick<Agreement, 'state' | 'endedOn' | 'closedById' | 'closedReason'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.agreements.change(agreement.id, { ...end, changedAt: this.clock.now() }, manager);
    await this.documents.deleteDrafts(agreement.id, manager);
    if (agreement.confirmedAt === null) return;
    await this.agreements.holdDaysOf([agreement.auPairId, agreement.familyId], manager);
    await this.days.sync(agreement, manager);
  }
}
