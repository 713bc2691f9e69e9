import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { BroadcastService, OnDomainEvent, type BroadcastTopics } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import type { EndedSessions } from '../account-events.js';
import { SessionCheckService } from './session-check.service.js';

/** Ends a session everywhere: in the memory of every process, and on every socket, which first receives the reason. */
@Injectable()
export class SessionAnnouncerService implements OnModuleInit {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly check: SessionCheckService,
    private readonly broadcast: BroadcastService,
    private readonly realtime: RealtimeService,
    private readonly log: LogService,
    private readonly transactions: TransactionsService,
  ) {}

  onModuleInit(): void {
    this.broadcast.on('session.ended', (ended) => this.close(ended));
    this.broadcast.on('session.changed', ({ sessionIds }) => this.check.forget(sessionIds));
  }

  /** After the commit, before answering: from here on the sessions' access tokens are refused. */
  async announce(ended: EndedSessions): Promise<void> {
    await this.transactions.afterCommit(() => this.announceNow(ended));
  }

  private async announceNow(ended: EndedSessions): Promise<void> {
    this.log.security(ended.reason === 'refresh-token-reused' ? 'refresh_token_reused' : 'session_ended', { ...ended });
    this.close(ended);
    await this.notifyOthers('session.ended', ended);
  }

  /** Announces that the rights of a session have changed, so that every process forgets its cached ones. */
  async announceChange(sessionId: string): Promise<void> {
    await this.transactions.afterCommit(() => {
      this.check.forget([sessionId]);
      return this.notifyOthers('session.changed', { sessionIds: [sessionId] });
    });
  }

  /** Once more from the outbox: a process killed right after the commit has announced nothing. */
  @OnDomainEvent('session.ended', 'session-announcer.announce-again', { realtime: true })
  async announceAgain(ended: EndedSessions): Promise<void> {
    await this.broadcast.publish('session.ended', ended);
  }

  /** Not reaching them fails nothing: they forget by themselves within seconds, and the outbox says it again. */
  private async notifyOthers<T extends keyof BroadcastTopics & `session.${string}`>(
    topic: T,
    payload: BroadcastTopics[T],
  ): Promise<void> {
    await this.broadcast.publish(topic, payload).catch((err: unknown) => this.logger.warn({ err, topic }));
  }

  private close({ sessionIds, reason }: EndedSessions): void {
    this.check.forget(sessionIds);
    for (const sessionId of sessionIds) {
      this.realtime.emitToSession(sessionId, 'session.ended', { sessionId, reason });
      this.realtime.disconnectSession(sessionId);
    }
  }
}
