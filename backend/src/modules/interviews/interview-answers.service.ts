import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { InterviewInvitationsService } from './calendar/interview-invitations.service.js';
import type { InterviewMove } from './interview-events.js';
import { InterviewEventsService } from './interview-events.service.js';
import { InterviewPairsService } from './interview-pairs.service.js';
import { seenBy } from './interview-planning.service.js';
import type { InterviewProposal } from './interview-proposal.entity.js';
import { assertStep, partOf, situationOf } from './interview-situation.js';
import { situationAfter, type InterviewStep } from './interview-states.js';
import type { Interview } from './interview.entity.js';
import { InterviewsRepository, type InterviewChange } from './interviews.repository.js';
import { messages } from './texts.js';
import { ProposedTimesService } from './proposed-times.service.js';

/** A locked interview with its pending times. */
interface Held {
  interview: Interview;
  waiting: InterviewProposal[];
}

/** The person who ends an interview, with an optional message. */
interface Ender extends Pick<InterviewMove, 'cannotCome'> {
  personId: string;
  word: string;
}

/** Answers to proposals: accept, decline, keep the agreed time, or cancel. */
@Injectable()
export class InterviewAnswersService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly pairs: InterviewPairsService,
    private readonly times: ProposedTimesService,
    private readonly events: InterviewEventsService,
    private readonly invitations: InterviewInvitationsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Accepts one of the proposed times. Throws `not_found`, `invalid_state_transition` (also if the times have been
   * replaced meanwhile) and `validation_failed` if the time has passed or is taken.
   */
  async accept(personId: string, id: string, proposalId: string): Promise<void> {
    await this.take(personId, id, 'accept', async ({ interview, waiting }, manager) => {
      const chosen = waiting.find((proposal) => proposal.id === proposalId);
      if (!chosen)
        throw new DomainError('invalid_state_transition', {
          message: messages.timesReplaced,
          state: situationOf(interview, waiting.length),
        });
      const pair = await this.pairs.of(interview);
      await this.interviews.lockCalendars([interview.familyId, interview.auPairId], manager);
      await this.times.assertStillFree(chosen, seenBy(personId, pair), id, manager);
      const moved = interview.state === 'scheduled';
      const { startsAt, endsAt } = chosen;
      const scheduledAt = this.clock.now();
      await this.change(
        interview,
        {
          state: 'scheduled',
          startsAt,
          endsAt,
          scheduledAt,
          sequence: moved ? interview.sequence + 1 : 0,
          dayReminderAt: null,
          minutesReminderAt: null,
        },
        manager,
      );
      await this.events.publish(moved ? 'interview.moved' : 'interview.scheduled', interview, personId, manager);
      await this.invitations.invite(interview, pair, manager);
    });
  }

  /** Declines the proposed times, with an optional message. Throws `not_found` and `invalid_state_transition`. */
  async decline(personId: string, id: string, word: string): Promise<void> {
    await this.take(personId, id, 'decline', async ({ interview }, manager) => {
      await this.declineHeld(interview, { personId, word }, manager);
    });
  }

  /** Keeps the agreed time and drops the others. Throws `not_found` and `invalid_state_transition`. */
  async keep(personId: string, id: string): Promise<void> {
    await this.take(personId, id, 'keep', async ({ interview }, manager) => {
      const refused = partOf(interview, personId) === 'answerer';
      await this.change(interview, {}, manager);
      await this.events.publish(refused ? 'interview.declined' : 'interview.kept', interview, personId, manager);
    });
  }

  /** Cancels, with an optional message. Throws `not_found` and `invalid_state_transition`. */
  async cancel(personId: string, id: string, word: string): Promise<void> {
    await this.take(personId, id, 'cancel', async ({ interview }, manager) => {
      const agreed = interview.state === 'scheduled';
      await this.cancelHeld(interview, { personId, word }, manager);
      if (agreed) await this.invitations.cancel(interview, await this.pairs.of(interview), personId, manager);
    });
  }

  /**
   * Cancels or declines what is open of someone who cannot come, and notifies the others. Agreed times from `until` on
   * stay; null for none. Idempotent.
   */
  async endAllOf(personId: string, until: Date | null): Promise<void> {
    for (const id of await this.interviews.openOf(personId, until))
      await this.transactions.run(async (manager) => {
        const interview = await this.interviews.lockForPerson(id, personId, manager);
        if (!interview) return;
        const waiting = await this.interviews.proposalsOf([id], manager);
        const [situation, part] = [situationOf(interview, waiting.length), partOf(interview, personId)];
        const agreed = interview.state === 'scheduled';
        const by = { personId, word: '', cannotCome: true } as const;
        if (situationAfter(situation, 'cancel', part)) await this.cancelHeld(interview, by, manager);
        else if (situationAfter(situation, 'decline', part)) await this.declineHeld(interview, by, manager);
        if (agreed) await this.invitations.cancelFor(interview, await this.pairs.of(interview), personId, manager);
      });
  }

  /** The same for agreed times with people who are hidden from them: these only lose the entry in their calendar. */
  async endHiddenOf(personId: string): Promise<void> {
    for (const id of await this.interviews.agreedIfHiddenOf(personId))
      await this.transactions.run(async (manager) => {
        const interview = await this.interviews.lockEvenIfHidden(id, manager);
        if (interview?.state !== 'scheduled') return;
        await this.storeCancelled(interview, { personId, word: '' }, manager);
        await this.invitations.cancelFor(interview, await this.pairs.of(interview), personId, manager);
      });
  }

  private async declineHeld(interview: Interview, { personId, word, ...more }: Ender, manager: EntityManager) {
    await this.change(interview, { state: 'declined', word, closedBy: personId }, manager);
    await this.events.publish('interview.declined', interview, personId, manager, more);
  }

  private async cancelHeld(interview: Interview, { personId, word, ...more }: Ender, manager: EntityManager) {
    await this.storeCancelled(interview, { personId, word }, manager);
    await this.events.publish('interview.cancelled', interview, personId, manager, more);
  }

  private async storeCancelled(interview: Interview, { personId, word }: Ender, manager: EntityManager) {
    const sequence = interview.state === 'scheduled' ? interview.sequence + 1 : interview.sequence;
    await this.change(interview, { state: 'cancelled', word, closedBy: personId, sequence }, manager);
  }

  /** Runs `work` on the locked interview if the table allows the step. */
  private async take(
    personId: string,
    id: string,
    step: InterviewStep,
    work: (held: Held, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      const interview = await this.interviews.lockForPerson(id, personId, manager);
      if (!interview) throw new DomainError('not_found');
      const waiting = await this.interviews.proposalsOf([id], manager);
      assertStep(situationOf(interview, waiting.length), step, partOf(interview, personId));
      await work({ interview, waiting }, manager);
    });
  }

  /** Stores a change, after which no times are pending; also updates `interview`. */
  private async change(interview: Interview, change: InterviewChange, manager: EntityManager): Promise<void> {
    const changed = { ...change, changedAt: this.clock.now() };
    await this.interviews.replaceProposals(interview.id, [], manager);
    await this.interviews.update(interview.id, changed, manager);
    Object.assign(interview, changed);
  }
}
