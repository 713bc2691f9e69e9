import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { VerificationUpkeepRepository, type EndingCheck } from './verification-upkeep.repository.js';
import { ANNOUNCED_WEEKS } from './checks.js';
import { EvidenceUpkeep } from './evidence-upkeep.js';
import './verification-events.js';
import { VerifiedBadge } from './verified-badge.js';

const EVERY_HOUR = '19 * * * *';
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Lets time pass over checks: their end is announced, then it comes; their evidence goes. */
@Injectable()
export class VerificationUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ends: VerificationUpkeepRepository,
    private readonly evidence: EvidenceUpkeep,
    private readonly badge: VerifiedBadge,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('verification.upkeep', EVERY_HOUR, () => this.run());
  }

  async run(): Promise<void> {
    const now = await this.evidence.run();
    await this.inBatches((manager) => this.expireSome(now, manager));
    // The nearest end first: whoever is told of two weeks need not be told of eight.
    for (const weeks of [...ANNOUNCED_WEEKS].reverse())
      await this.inBatches((manager) => this.announceSome(weeks, now, manager));
  }

  private async expireSome(now: Date, manager: EntityManager): Promise<EndingCheck[]> {
    const ended = await this.ends.ended(isoDay(now), BATCH, manager);
    for (const { id, userId, kind: check } of ended) {
      await this.ends.expire(id, manager);
      await this.badge.refresh(userId, manager);
      await this.outbox.add(manager, 'verification.expired', { userId, check });
    }
    return ended;
  }

  private async announceSome(weeks: number, now: Date, manager: EntityManager): Promise<EndingCheck[]> {
    const until = new Date(now.getTime() + weeks * 7 * DAY_MS);
    const ending = await this.ends.ending(isoDay(now), isoDay(until), weeks, BATCH, manager);
    for (const { id, userId, kind: check } of ending) {
      await this.ends.noteAnnounced(id, weeks, manager);
      await this.outbox.add(manager, 'verification.expiring', { userId, check, weeksLeft: weeks });
    }
    return ending;
  }

  private async inBatches(some: (manager: EntityManager) => Promise<unknown[]>): Promise<void> {
    while ((await this.transactions.run(some)).length === BATCH);
  }
}
