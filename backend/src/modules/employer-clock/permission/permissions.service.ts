import { Injectable } from '@nestjs/common';
import { addDays, assertDay } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField, invalidTransition } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { lastDayOf } from '../../visas/index.js';
import '../employer-clock-events.js';
import type { PermissionStepInput } from '../employer-clock-input.dto.js';
import { isOpenFor, newestOf, type ClockParts } from '../employer-clock.dto.js';
import { EmployerClocksRepository } from '../employer-clocks.repository.js';
import { EmployerClocksService } from '../employer-clocks.service.js';
import { messages } from '../texts.js';
import type { PermissionEntry } from './permission-entry.entity.js';

const MOST_MONTHS = 36;

/** Records that permission to work longer was asked for, and what came of it. Either side can. */
@Injectable()
export class PermissionsService {
  constructor(
    private readonly clocks: EmployerClocksService,
    private readonly rows: EmployerClocksRepository,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Recording the newest step again changes nothing. Throws `not_found` to everyone except the two, `validation_failed`
   * for impossible days, and `invalid_state_transition` where the step does not follow.
   */
  async record(agreementId: string, personId: string, input: PermissionStepInput): Promise<void> {
    await this.change(agreementId, personId, async (parts, manager) => {
      const content = { step: input.step, on: input.on, until: input.until ?? null, note: input.note ?? null };
      const newest = newestOf(parts.entries);
      if (newest && isSame(newest, content)) return false;
      this.assertFollows(parts, newest, content.step);
      assertDays(parts, newest, content);
      const { familyId, auPairId } = parts.placement;
      await this.rows.addEntry(
        { agreementId, familyId, auPairId, ...content, recordedBy: personId, recordedAt: this.clock.now() },
        manager,
      );
      return true;
    });
  }

  /**
   * Withdraws the newest step; one that was withdrawn stays so. Throws `not_found` to everyone except the person who
   * recorded it, and `invalid_state_transition` if another step follows.
   */
  async remove(agreementId: string, personId: string, entryId: string): Promise<void> {
    await this.change(agreementId, personId, async ({ entries }, manager) => {
      const entry = entries.find((one) => one.id === entryId && one.agreementId === agreementId);
      if (!entry || entry.recordedBy !== personId) throw new DomainError('not_found');
      if (entry.removedAt !== null) return false;
      if (newestOf(entries)?.id !== entryId) throw invalidTransition(entry.step, messages.notNewest);
      await this.rows.removeEntry(entryId, personId, this.clock.now(), manager);
      return true;
    });
  }

  private async change(
    agreementId: string,
    personId: string,
    change: (parts: ClockParts, manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      const placement = await this.clocks.placementOf(agreementId, personId, manager);
      await this.rows.lock(placement, manager);
      if (!(await change(await this.clocks.partsOf(placement, manager), manager))) return;
      const { familyId, auPairId } = placement;
      await this.outbox.add(manager, 'employer-clock.changed', { agreementId, familyId, auPairId });
    });
  }

  private assertFollows(parts: ClockParts, newest: PermissionEntry | undefined, step: PermissionEntry['step']): void {
    if (!isOpenFor(parts))
      throw invalidTransition(parts.days.state, parts.days.state === 'ended' ? messages.ended : messages.noLimit);
    const isAsked = newest?.step === 'asked';
    if (step === 'asked' && isAsked) throw invalidTransition('asked', messages.askedAlready);
    if (step !== 'asked' && !isAsked) throw invalidTransition(newest?.step ?? 'none', messages.notAsked);
  }
}

type Content = Pick<PermissionEntry, 'step' | 'on' | 'until' | 'note'>;

const isSame = (one: Content, other: Content): boolean =>
  one.step === other.step && one.on === other.on && one.until === other.until && one.note === other.note;

function assertDays(
  { today, countedFrom, days }: ClockParts,
  newest: PermissionEntry | undefined,
  { step, on, until }: Content,
): void {
  assertDay('on', on, messages.day);
  if (on > today) throw invalidField('on', messages.future);
  if (on < addDays(countedFrom, -366)) throw invalidField('on', messages.tooEarly);
  if (step !== 'asked' && newest && on < newest.on) throw invalidField('on', messages.beforeAsked(newest.on));
  if (step !== 'granted') {
    if (until !== null) throw invalidField('until', messages.untilNotNeeded);
    return;
  }
  if (until === null) throw invalidField('until', messages.untilMissing);
  assertDay('until', until, messages.day);
  const least = days.lastDay ?? on;
  if (until <= least) throw invalidField('until', messages.untilTooEarly(least));
  if (until > lastDayOf(countedFrom, MOST_MONTHS)) throw invalidField('until', messages.untilTooLate);
}
