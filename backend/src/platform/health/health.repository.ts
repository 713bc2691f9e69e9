import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withinTime } from '../time-limit/index.js';

const ANSWER_MS = 2_000;

/** Checks that the database responds and is migrated. */
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
    return withinTime(ANSWER_MS, this.asking, () => false);
  }

  /** Whether every migration of this release has run. Checked until true. */
  async isMigrated(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
