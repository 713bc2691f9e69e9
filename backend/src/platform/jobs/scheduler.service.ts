import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethodsService } from '../discovery/index.js';
import { JobQueueService } from './job-queue.service.js';
import { SCHEDULED_KEY, type ScheduledTask } from './scheduled.decorator.js';

/** Registers every method with `@Scheduled` before the queue starts. */
@Injectable()
export class SchedulerService implements OnModuleInit {
  constructor(
    private readonly methods: DecoratedMethodsService,
    private readonly queue: JobQueueService,
  ) {}

  onModuleInit(): void {
    for (const { metadata, call } of this.methods.find<ScheduledTask, () => Promise<unknown>>(SCHEDULED_KEY))
      this.queue.schedule(metadata, call);
  }
}
