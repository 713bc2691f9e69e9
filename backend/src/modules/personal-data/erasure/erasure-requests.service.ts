import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { ProfileWithholdingService } from '../../profiles/index.js';
import { PersonalDataEmailsService } from '../personal-data-emails.service.js';
import type { Erasure } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Days in which a person can cancel. */
const DAYS_TO_STAY = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    'personal-data.erase': { accountId: string };
  }
}

/** Planned erasures: requested, cancelled, due. */
@Injectable()
export class ErasureRequestsService {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly withholding: ProfileWithholdingService,
    private readonly emails: PersonalDataEmailsService,
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** The planned one, or null. */
  async find(accountId: string): Promise<Erasure | null> {
    return this.erasures.findOpen(accountId);
  }

  /** Hides the person from now on. The caller has checked for obstacles. */
  async plan(
    { accountId, askedBy, atOnce }: { accountId: string; askedBy: string; atOnce: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + (atOnce ? 0 : DAYS_TO_STAY * DAY_MS));
    await this.erasures.add({ accountId, askedBy, askedAt: now, dueAt }, manager);
    await this.withholding.withhold(accountId, 'leaving', manager);
    if (atOnce) await this.jobs.enqueue('personal-data.erase', { accountId }, { manager });
    else await this.emails.leaving(accountId, dueAt, accountId === askedBy, manager);
  }

  /** Cancels an erasure that the person requested; otherwise does nothing. */
  async stay(accountId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const erasure = await this.erasures.lockOpen(accountId, manager);
      if (erasure?.askedBy === accountId) await this.withdraw(accountId, manager);
    });
  }

  /** Cancels any erasure. False if none is planned or it has begun. */
  async withdraw(accountId: string, manager: EntityManager): Promise<boolean> {
    const erasure = await this.erasures.lockOpen(accountId, manager);
    if (!erasure || erasure.begunAt) return false;
    await this.erasures.remove(accountId, manager);
    await this.withholding.release(accountId, 'leaving', manager);
    await this.emails.staying(accountId, manager);
    return true;
  }
}
