import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { ErasureObstacles } from './erasure-obstacles.js';
import { ErasuresRepository } from './erasures.repository.js';
import { Erasing } from './erasing.js';
import { PersonalFiles } from './personal-files.js';
import './erasures.service.js';

const EVERY_HOUR = '41 * * * *';
const AT_ONCE = 20;

/** Erases accounts whose day has come, files first. */
@Injectable()
export class ErasureUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly erasures: ErasuresRepository,
    private readonly obstacles: ErasureObstacles,
    private readonly erasing: Erasing,
    private readonly files: PersonalFiles,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('personal-data.erase', ({ accountId }) => this.erase(accountId), { timeoutSeconds: 900 });
    this.jobs.repeat('personal-data.upkeep', EVERY_HOUR, () => this.run());
  }

  /** Also deletes exports whose days are over. */
  async run(): Promise<void> {
    for (const accountId of await this.erasures.findDue(this.clock.now(), AT_ONCE)) await this.erase(accountId);
    await this.files.expireExports();
  }

  /**
   * Where something has come up since it was asked for, it waits for the next hour. A try that is cut off is begun anew:
   * files are deleted before the rows that know of them.
   */
  private async erase(accountId: string): Promise<void> {
    const due = await this.erasures.findOpen(accountId);
    if (!due || due.dueAt > this.clock.now()) return;
    const person = await this.erasing.find(accountId);
    if (!person || (await this.obstacles.of(accountId)).length > 0) return;
    await this.files.forget(accountId);
    await this.erasing.erase(person, this.clock.now());
  }
}
