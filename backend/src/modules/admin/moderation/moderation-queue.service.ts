import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseReadingService } from '../../safety/index.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

/** Tells Admin's front page how many cases and appeals wait. */
@Injectable()
export class ModerationQueueService implements OnModuleInit {
  constructor(
    private readonly queues: AdminQueuesRegistry,
    private readonly cases: CaseReadingService,
  ) {}

  onModuleInit(): void {
    this.queues.add('moderation', () => this.cases.waiting());
  }
}
