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
    /** Brings Brevo up to what people want. */
    'marketing.sync': { onDemand: boolean };
  }
}

const LONGEST_SECONDS = 20 * 60;

/**
 * Tells Brevo who wants news, and makes it forget who does not. What is left to do is the difference between two
 * tables, so that a run may stop anywhere and the next one goes on there; doing it twice is as good as once.
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

  /** As soon as the manager's transaction commits. */
  async request(manager: EntityManager): Promise<void> {
    await this.jobs.enqueue('marketing.sync', { onDemand: true }, { manager });
  }

  /** Whoever leaves is taken away at once; who joins waits for the next round. */
  @OnDomainEvent('marketing.consent-changed', 'contact-sync.leave-at-once')
  async leaveAtOnce({ agreed }: DomainEvents['marketing.consent-changed']): Promise<void> {
    if (!agreed && this.steps.connected) await this.jobs.enqueue('marketing.sync', { onDemand: false });
  }

  @Scheduled('marketing.sync-due', { cron: '*/5 * * * *', does: 'Tells Brevo about changed consents and contacts' })
  async runDue(): Promise<void> {
    await this.run(false);
  }

  /** A run without anything to do is kept only where someone asked for it. */
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
