import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { otherOf } from '../profiles/index.js';
import './agreement-events.js';
import { movesOf, nextState, turnIn, type AgreementMove, type AgreementState, type Part } from './agreement-states.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { isContinued, journeyInto } from './continuations.js';
import { messages } from './texts.js';

export const partOf = ({ authorId }: Pick<Agreement, 'authorId'>, personId: string): Part =>
  authorId === personId ? 'author' : 'other';

/** The payload of an event about a move of `byId`. */
export const newsOf = (agreement: Agreement, byId: string) => ({
  agreementId: agreement.id,
  byId,
  toId: otherOf(agreement, byId),
});

/** A draft is visible only to its author; everything else to both. */
export const isVisibleTo = ({ familyId, auPairId, authorId, currentVersion }: Agreement, personId: string) =>
  currentVersion > 0 ? personId === familyId || personId === auPairId : personId === authorId;

/** The only way to change an agreement's state, for people and for the calendar. */
@Injectable()
export class AgreementMovesService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Returns the agreement as of today, locked until commit. Throws `not_found` if the person may not know of it. */
  async hold(id: string, personId: string, manager: EntityManager): Promise<Agreement> {
    const agreement = await this.agreements.lock(id, manager);
    if (!agreement || !isVisibleTo(agreement, personId)) throw new DomainError('not_found');
    return this.settle(agreement, manager);
  }

  /** The same for terms and signatures. Also throws `not_found` if the two are hidden from each other. */
  async holdToAgree(id: string, personId: string, manager: EntityManager): Promise<Agreement> {
    const agreement = await this.hold(id, personId, manager);
    if (await this.agreements.areHidden(agreement, manager)) throw new DomainError('not_found');
    return agreement;
  }

  /**
   * Returns it for an admin, locked until commit. Throws `not_found`, even for an agreement that was never proposed, and
   * `invalid_state_transition` if it is no longer stored in `stateRead`.
   */
  async holdForAdmin(id: string, stateRead: AgreementState | undefined, manager: EntityManager): Promise<Agreement> {
    const agreement = await this.agreements.lock(id, manager);
    if (!agreement || agreement.currentVersion === 0) throw new DomainError('not_found');
    const { state } = agreement;
    if (stateRead && state !== stateRead)
      throw new DomainError('invalid_state_transition', { message: messages.refused(messages.states[state]), state });
    return this.settle(agreement, manager);
  }

  /** Lists the actions of a person on an agreement today. */
  movesOf(agreement: Agreement, personId: string): AgreementMove[] {
    return this.isOver(agreement) ? [] : movesOf(agreement.state, partOf(agreement, personId));
  }

  /** The state after an admin's move. Throws `invalid_state_transition` with the current state. */
  assertAdminMove(agreement: Agreement, move: AgreementMove): AgreementState {
    const { state } = agreement;
    const next = this.isOver(agreement) ? null : nextState(state, move, 'admin');
    if (next) return next;
    const message = messages.refused(messages.states[state]);
    throw new DomainError('invalid_state_transition', { message, state });
  }

  /** The state after a person's move. Throws `invalid_state_transition` with the current state. */
  assertMove(agreement: Agreement, move: AgreementMove, personId: string): AgreementState {
    const part = partOf(agreement, personId);
    const isOver = this.isOver(agreement);
    const next = isOver ? null : nextState(agreement.state, move, part);
    if (next) return next;
    const otherMay = !isOver && nextState(agreement.state, move, part === 'author' ? 'other' : 'author') !== null;
    const state = messages.states[agreement.state];
    throw new DomainError('invalid_state_transition', {
      message: otherMay && turnIn(agreement.state) !== part ? messages.notYourTurn(state) : messages.refused(state),
      state: agreement.state,
    });
  }

  /** Applies due moves of the calendar: the first day makes it active, the last one completes it. */
  async settle(agreement: Agreement, manager: EntityManager): Promise<Agreement> {
    const now = this.clock.now();
    const today = dayIn(agreement.timeZone, now);
    const { id, familyId, auPairId, startsOn, endsOn } = agreement;
    const day = { agreementId: id, familyId, auPairId };
    let { state } = agreement;
    if (state === 'confirmed' && startsOn && startsOn <= today) {
      state = nextState(state, 'begin', 'calendar') ?? state;
      const signed = await this.agreements.bindingBetween(familyId, auPairId, manager);
      const continues = journeyInto({ ...agreement, startsOn }, signed) === 'continuation';
      await this.outbox.add(manager, 'arrangement.started', { ...day, continues });
    }
    if (state === 'active' && endsOn && endsOn < today) {
      state = nextState(state, 'complete', 'calendar') ?? state;
      const continues = isContinued(agreement, await this.agreements.bindingBetween(familyId, auPairId, manager));
      const apart = await this.agreements.areHidden(agreement, manager);
      await this.outbox.add(manager, 'arrangement.completed', { ...day, continues, apart });
    }
    if (state === agreement.state) return agreement;
    await this.agreements.change(id, { state, changedAt: now }, manager);
    return { ...agreement, state, changedAt: now };
  }

  /** Until its last day has come, a placement that ended early can still end sooner. */
  private isOver({ state, endedOn, timeZone }: Agreement): boolean {
    return state === 'ended_early' && (endedOn === null || endedOn <= dayIn(timeZone, this.clock.now()));
  }
}
