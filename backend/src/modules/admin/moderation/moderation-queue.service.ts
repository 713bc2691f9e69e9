import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseReadingService } from '../../safety/index.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

/** Reports the open cases and appeals to the Admin dashboard. */
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
