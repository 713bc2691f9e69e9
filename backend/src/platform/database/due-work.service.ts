import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PreparedSqlService } from './prepared-sql.service.js';

/** How late work is noticed without a notification: it was lost, or another process died. */
const POLL_EVERY_MS = 3_000;

interface Watch {
  name: string;
  sql: string;
  onAnswer: (answer: never) => void;
}

/**
 * Polls PostgreSQL in one statement for all due work of this process. Work is usually announced when it is stored;
 * this finds the rest.
 */
@Injectable()
export class DueWorkService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('DueWork');
  private readonly watches: Watch[] = [];
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private stopped = false;
  private failing = false;

  constructor(private readonly sql: PreparedSqlService) {}

  /** `onAnswer` is called with each value of the SQL expression, and must not throw. */
  watch<Answer>(name: string, sql: string, onAnswer: (answer: Answer) => void): void {
    this.watches.push({ name, sql, onAnswer });
  }

  onApplicationBootstrap(): void {
    this.schedulePoll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.polling;
  }

  private schedulePoll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.polling = this.poll().finally(() => this.schedulePoll());
    }, POLL_EVERY_MS).unref();
  }

  private async poll(): Promise<void> {
    const watches = [...this.watches];
    if (watches.length === 0) return;
    const questions = watches.map(({ name, sql }) => `(${sql}) AS "${name}"`);
    try {
      const [answers] = await this.sql.rows<Record<string, never>>(
        `due-work:${watches.length}`,
        `SELECT ${questions.join(', ')}`,
        [],
      );
      this.failing = false;
      for (const { name, onAnswer } of watches) onAnswer(answers?.[name] as never);
    } catch (err) {
      // Logged once per outage.
      if (!this.failing) this.logger.warn({ err });
      this.failing = true;
    }
  }
}
