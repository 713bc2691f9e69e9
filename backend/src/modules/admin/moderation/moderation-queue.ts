import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseReading } from '../../safety/index.js';
import { AdminQueues } from '../queues/admin-queues.js';

/** Tells the back office's front page how many cases and appeals wait. */
@Injectable()
export class ModerationQueue implements OnModuleInit {
  constructor(
    private readonly queues: AdminQueues,
    private readonly cases: CaseReading,
  ) {}

  onModuleInit(): void {
    this.queues.add('moderation', () => this.cases.waiting());
  }
}
