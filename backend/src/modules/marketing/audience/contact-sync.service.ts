import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { ContactSyncStepsService } from './contact-sync-steps.service.js';
import { SyncRunsRepository } from './sync-runs.repository.js';
import { messages } from '../texts.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Synchronises Brevo. */
    'marketing.sync': { onDemand: boolean };
  }
}

const LONGEST_SECONDS = 20 * 60;

/**
 * Adds people who consented to Brevo, and deletes others there. The pending work is the difference between two tables,
 * so that a run may stop anywhere and the next one continues. Idempotent.
 */
@Injectable()
export class ContactSyncService implements OnModuleInit {
  constructor(
    private readonly steps: ContactSyncStepsService,
    private readonly runs: SyncRunsRepository,
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('marketing.sync', ({ onDemand }) => this.run(onDemand), { timeoutSeconds: LONGEST_SECONDS });
  }

  /** Runs after the manager's transaction commits. */
  async request(manager: EntityManager): Promise<void> {
    await this.jobs.enqueue('marketing.sync', { onDemand: true }, { manager });
  }

  /** Withdrawals are synchronised at once; new consents wait for the next run. */
  @OnDomainEvent('marketing.consent-changed', 'contact-sync.leave-at-once')
  async leaveAtOnce({ agreed }: DomainEvents['marketing.consent-changed']): Promise<void> {
    if (!agreed && this.steps.connected) await this.jobs.enqueue('marketing.sync', { onDemand: false });
  }

  @Scheduled('marketing.sync-due', { cron: '*/5 * * * *', does: 'Tells Brevo about changed consents and contacts' })
  async runDue(): Promise<void> {
    await this.run(false);
  }

  /** An empty run is only recorded if an admin requested it. */
  private async run(onDemand: boolean): Promise<void> {
    if (!this.steps.connected || !(onDemand || (await this.steps.areDue()))) return;
    const id = await this.runs.begin(this.clock.now(), messages.sync.brokenOff);
    if (!id) return;
    const problem = await this.steps
      .run((done) => this.runs.touch(id, this.clock.now(), done))
      .then(
        () => null,
        (error: unknown) => (error instanceof DomainError ? error.message : messages.sync.fault),
      );
    await this.runs.finish(id, this.clock.now(), problem);
  }
}
