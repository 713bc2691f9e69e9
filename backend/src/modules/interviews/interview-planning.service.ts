import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { FirstMessagesService, StartLimitService } from '../messaging/index.js';
import { spokenName } from '../profiles/index.js';
import { InterviewEventsService } from './interview-events.service.js';
import { InterviewPairsService, type Pair } from './interview-pairs.service.js';
import { assertStep, partOf, situationOf } from './interview-situation.js';
import type { ProposedTimesInput, ProposeInterviewInput } from './interview.dto.js';
import { InterviewsRepository } from './interviews.repository.js';
import { ProposedTimesService, type TwoPeople } from './proposed-times.service.js';

/** Proposes times for a new or an open interview. */
@Injectable()
export class InterviewPlanningService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly pairs: InterviewPairsService,
    private readonly firstMessages: FirstMessagesService,
    private readonly startLimit: StartLimitService,
    private readonly times: ProposedTimesService,
    private readonly events: InterviewEventsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * A new interview; returns its id. Throws `not_found`, `deal_breaker`, `conversation_limit_reached` if it is the first
   * thing to too many people in a day, `validation_failed` and, if the two already have an open one, `interview_already_open`.
   */
  async propose(personId: string, { conversationId, ...input }: ProposeInterviewInput): Promise<string> {
    const pair = await this.pairs.assertPair(conversationId, personId);
    await this.firstMessages.assertMayApproach(personId, seenBy(personId, pair).other);
    return this.transactions.run(async (manager) => {
      await this.startLimit.countApproach(personId, conversationId);
      const ids = { familyId: pair.family.id, auPairId: pair.auPair.id };
      const newInterview = { conversationId, ...ids, proposedBy: personId, minutes: input.minutes };
      const interview = await this.interviews.insert(newInterview, this.clock.now(), manager);
      if (!interview) throw new DomainError('interview_already_open');
      const proposals = await this.times.assertFree(input, seenBy(personId, pair), null, manager);
      await this.interviews.replaceProposals(interview.id, proposals, manager);
      await this.events.publish('interview.proposed', interview, personId, manager);
      return interview.id;
    });
  }

  /**
   * Replaces pending times, or proposes a change of the agreed time. Throws `not_found`, `invalid_state_transition`
   * and `validation_failed`.
   */
  async proposeOthers(personId: string, id: string, input: ProposedTimesInput): Promise<void> {
    await this.transactions.run(async (manager) => {
      const interview = await this.interviews.lockForPerson(id, personId, manager);
      if (!interview) throw new DomainError('not_found');
      const pair = await this.pairs.of(interview);
      const waiting = await this.interviews.proposalsOf([id], manager);
      assertStep(situationOf(interview, waiting.length), 'propose', partOf(interview, personId));
      const proposals = await this.times.assertFree(input, seenBy(personId, pair), id, manager);
      await this.interviews.replaceProposals(id, proposals, manager);
      const change = { proposedBy: personId, minutes: input.minutes, changedAt: this.clock.now() };
      await this.interviews.update(id, change, manager);
      await this.events.publish('interview.proposed', interview, personId, manager);
    });
  }
}

/** The pair from one person's view. */
export function seenBy(personId: string, { family, auPair }: Pair): TwoPeople {
  const other = personId === family.id ? auPair : family;
  return { me: personId, other: other.id, otherName: spokenName(other) };
}
