import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Asks the database how it is. */
@Injectable()
export class HealthRepository {
  private migrated = false;

  constructor(private readonly dataSource: DataSource) {}

  async answers(): Promise<boolean> {
    return this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  /** Whether every migration of this release has run. Asked until it is so; migrations never vanish under a running process. */
  async isMigrated(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
