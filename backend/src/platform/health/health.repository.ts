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

  /** Whether it responds within two seconds. Concurrent checks share one query. */
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

  /** Whether every migration of this release has run. Checked until true. */
  async isMigrated(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
