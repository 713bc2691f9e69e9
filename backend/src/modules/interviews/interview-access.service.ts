import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { InterviewEndingService } from './interview-ending.service.js';
import type { Interview } from './interview.entity.js';
import { InterviewsRepository } from './interviews.repository.js';
import { messages } from './texts.js';
import { closesAt, openWindow, opensAt } from './room-opening-times.js';

/** A seat in an open room. */
export interface InterviewSeat {
  interviewId: string;
  familyId: string;
  auPairId: string;
  startsAt: Date;
  endsAt: Date;
  opensAt: Date;
  closesAt: Date;
}

/** An open room and its two people. */
interface OpenRoom {
  interviewId: string;
  personIds: [string, string];
}

/** The facts of an interview for its participants, whether or not its room is open. */
type InterviewPart = Pick<Interview, 'conversationId' | 'familyId' | 'auPairId' | 'state' | 'startsAt' | 'endsAt'> & {
  interviewId: string;
};

/** Decides who may enter an interview's room, and when. People who have blocked each other have no access. */
@Injectable()
export class InterviewAccessService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly ending: InterviewEndingService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * The seat of one of the two. People who left may return until the room closes. Throws `not_found` to anyone else
   * and `interview_not_open`, whose `fields` contain `opensAt` and `closesAt`.
   */
  async assertSeat(interviewId: string, personId: string): Promise<InterviewSeat> {
    const interview = await this.interviews.findForPerson(interviewId, personId);
    if (!interview) throw new DomainError('not_found');
    const { familyId, auPairId, state, startsAt, endsAt } = interview;
    if (!startsAt || !endsAt || !['scheduled', 'done'].includes(state))
      throw new DomainError('interview_not_open', { message: messages.room.notScheduled });
    const seat = {
      interviewId,
      familyId,
      auPairId,
      startsAt,
      endsAt,
      opensAt: opensAt(startsAt),
      closesAt: closesAt(endsAt),
    };
    const now = this.clock.now();
    if (now < seat.opensAt) throw notOpen(seat, messages.room.tooEarly);
    if (now >= seat.closesAt) throw notOpen(seat, messages.room.closed);
    return seat;
  }

  /** For one of the interview's two people, at any time and in any state. Throws `not_found` to anyone else. */
  async assertPart(interviewId: string, personId: string): Promise<InterviewPart> {
    const interview = await this.interviews.findForPerson(interviewId, personId);
    if (!interview) throw new DomainError('not_found');
    const { conversationId, familyId, auPairId, state, startsAt, endsAt } = interview;
    return { interviewId, conversationId, familyId, auPairId, state, startsAt, endsAt };
  }

  /** For data of one of the two, which they keep even after a block. Throws `not_found`. */
  async assertPerson(interviewId: string, personId: string): Promise<void> {
    if (!(await this.interviews.findEvenIfHidden(interviewId, personId))) throw new DomainError('not_found');
  }

  /** The rooms that are open to all of `personIds`, or were until they were hidden from each other. */
  async openRoomsOf(...personIds: string[]): Promise<OpenRoom[]> {
    const found = await this.interviews.agreedWith(personIds, openWindow(this.clock.now()));
    return found.map(({ id, familyId, auPairId }) => ({ interviewId: id, personIds: [familyId, auPairId] }));
  }

  /** Both have joined, so the interview was held. Idempotent; a cancelled one stays cancelled. */
  async noteHeld(interviewId: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run((manager) => this.ending.noteHeld(interviewId, now, manager));
  }
}

const notOpen = ({ opensAt, closesAt }: InterviewSeat, message: string) =>
  new DomainError('interview_not_open', {
    message,
    fields: { opensAt: [opensAt.toISOString()], closesAt: [closesAt.toISOString()] },
  });
