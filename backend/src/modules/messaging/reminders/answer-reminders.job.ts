import { Injectable } from '@nestjs/common';
import { TZDate } from '@date-fns/tz';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import { PeopleService } from '../../profiles/index.js';
import { AnswerRemindersRepository, type UnansweredRow } from './answer-reminders.repository.js';

const DAY_MS = 86_400_000;
/** Days between reading a first message and the reminder. */
const AFTER_DAYS = 3;
/** A message that was not answered for so long is not mentioned any more. */
const FORGOTTEN_DAYS = 14;
/** Hours of the reader's day in which a reminder is sent, so that nothing can be answered between it and its email. */
const MORNING = 9;
const EVENING = 20;

/** Reminds people once of a first message that they have read and not answered. */
@Injectable()
export class AnswerRemindersJob {
  constructor(
    private readonly reminders: AnswerRemindersRepository,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('messages.remind-unanswered', {
    cron: '33 * * * *',
    does: 'Reminds people once of a first message that they have read and not answered for three days',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await eachItem('messages.remind-unanswered', {
      page: (after, limit) => this.reminders.due(before(FORGOTTEN_DAYS), before(AFTER_DAYS), now, after, limit),
      work: (conversation) => this.remind(conversation, now),
    });
  }

  /** Someone who is paused or suspended, or whose correspondent is, gets none. */
  private async remind(conversation: UnansweredRow, now: Date): Promise<void> {
    const { id: conversationId, senderId, receiverId } = conversation;
    const cards = await this.people.cardsOf([senderId, receiverId]);
    const reader = cards.get(receiverId);
    if (!reader?.active || !cards.get(senderId)?.active || !isDay(now, reader.timeZone)) return;
    await this.transactions.run(async (manager) => {
      if (await this.reminders.note(conversation, now, manager))
        await this.outbox.add(manager, 'message.unanswered', { conversationId, senderId, receiverId });
    });
  }
}

function isDay(now: Date, timeZone: string): boolean {
  const hour = new TZDate(now.getTime(), timeZone).getHours();
  return hour >= MORNING && hour < EVENING;
}
