import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const ANSWER_MS = 2_000;

/** Asks the database how it is. */
@Injectable()
export class HealthRepository {
  private migrated = false;
  private asking: Promise<boolean> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether it answers within two seconds. Those who ask at once share one question. */
  async answers(): Promise<boolean> {
    this.asking ??= this.dataSource
      .query('SELECT 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (this.asking = undefined));
    const late = new AbortController();
    const { asking } = this;
    return Promise.race([asking, pause(ANSWER_MS, false, late)]).finally(() => late.abort());
  }

  /** Whether every migration of this release has run. Asked until it is so; migrations never vanish under a running process. */
  async isMigrated(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
