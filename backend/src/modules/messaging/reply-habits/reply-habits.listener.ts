import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { ReplyHabitsRepository } from './reply-habits.repository.js';
import { ReplyHabitsService } from './reply-habits.service.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    'reply-habits.measure': { userId: string };
  }
}

const MOST_REMEMBERED = 10_000;

/** Measures someone again after they answer a first message, and everyone once a night, because time passes. */
@Injectable()
export class ReplyHabitsListener implements OnModuleInit {
  /** People who have already written in a conversation: only the first message of a person can be an answer. */
  private readonly heard = new Set<string>();

  constructor(
    private readonly jobs: JobQueueService,
    private readonly habits: ReplyHabitsService,
    private readonly messages: ReplyHabitsRepository,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('reply-habits.measure', ({ userId }) => this.habits.measure([userId]));
  }

  @Scheduled('reply-habits.measure-all', {
    cron: '41 15 * * *',
    does: 'Measures how soon and how often people answer first messages',
  })
  async measureAll(): Promise<void> {
    this.log.info('reply_habits', { people: await this.habits.measureAll() });
  }

  @OnDomainEvent('message.sent', 'reply-habits.hear')
  hear({ conversationId, senderId, seq }: DomainEvents['message.sent']): Promise<void> | void {
    const speaker = `${conversationId}:${senderId}`;
    return seq === 1 || this.heard.has(speaker) ? undefined : this.hearFirst(speaker, conversationId, senderId, seq);
  }

  private async hearFirst(speaker: string, conversationId: string, senderId: string, seq: number): Promise<void> {
    if (await this.messages.isFirstAnswer(conversationId, senderId, seq))
      await this.jobs.enqueue('reply-habits.measure', { userId: senderId });
    if (this.heard.size >= MOST_REMEMBERED) this.heard.clear();
    this.heard.add(speaker);
  }
}
