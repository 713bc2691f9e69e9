import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { SupportRequestsService } from '../../support/index.js';
import { ArrivalPlansService } from '../arrival-plans.service.js';
import { messages } from '../texts.js';
import type { ArrivalCheckIn } from './arrival-check-in.entity.js';
import { CHECK_IN_DAYS, type CheckInAnswer } from './check-in-steps.js';
import { CheckInsRepository } from './check-ins.repository.js';

interface Answer {
  answer: CheckInAnswer;
  note?: string | null;
}

/** Takes the answers to “How is it going?”. The other side learns nothing of them. */
@Injectable()
export class CheckInsService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly checkIns: CheckInsRepository,
    private readonly support: SupportRequestsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Answers a check-in, changes the answer or adds a note; the same again changes nothing. An answer also ends the
   * steps of earlier days. Throws `not_found`, and `invalid_state_transition` before its day.
   */
  async answer(agreementId: string, personId: string, named: string, wish: Answer): Promise<void> {
    const day = CHECK_IN_DAYS.find((one) => String(one) === named);
    if (day === undefined) throw new DomainError('not_found');
    const plan = await this.plans.find(agreementId, personId);
    await this.transactions.run(async (manager) => {
      const upTo = await this.checkIns.lockUpTo(agreementId, personId, day, manager);
      const checkIn = upTo.at(-1);
      if (checkIn?.day !== day) throw new DomainError('not_found');
      if (checkIn.dueOn > this.plans.today(plan)) throw new DomainError('invalid_state_transition', { state: 'ahead' });
      if (checkIn.answer === wish.answer && !(await this.isNewNote(checkIn, wish, manager))) return;
      const supportRequestId = await this.notifyTeam(checkIn, wish, manager);
      const answered = { answer: wish.answer, answeredAt: this.clock.now(), supportRequestId };
      await this.checkIns.change(checkIn.id, answered, manager);
      const ended = upTo.filter(({ nextStep }) => nextStep !== null).map(({ id }) => id);
      await this.checkIns.endSteps(ended, manager);
      await this.outbox.add(manager, 'arrival.changed', { agreementId, personIds: [personId] });
    });
  }

  private async isNewNote(
    { day, supportRequestId }: ArrivalCheckIn,
    wish: Answer,
    manager: EntityManager,
  ): Promise<boolean> {
    if (!wish.note || supportRequestId === null) return Boolean(wish.note);
    return !(await this.support.endsWith(supportRequestId, wordsOf(day, wish), manager));
  }

  /** A note and a cry for help become a request for help; answers that follow are written in the same one. */
  private async notifyTeam(
    { personId, day, supportRequestId }: ArrivalCheckIn,
    wish: Answer,
    manager: EntityManager,
  ): Promise<string | null> {
    const words = wordsOf(day, wish);
    const isUrgent = wish.answer === 'help';
    if (supportRequestId !== null) {
      await this.support.writeWithin(personId, supportRequestId, { words, isUrgent }, manager);
      return supportRequestId;
    }
    if (!isUrgent && !wish.note) return null;
    return this.support.openWithin(personId, { subject: 'arrangement', words, isUrgent }, manager);
  }
}

const wordsOf = (day: number, { answer, note }: Answer): string =>
  messages.answers(day, messages.answer[answer], note ?? null);
