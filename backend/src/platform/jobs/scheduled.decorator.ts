import { SetMetadata } from '@nestjs/common';
import type { ScheduledTaskName } from './jobs.js';

export interface Schedule {
  /** Cron expression in UTC: `17 3 * * *`. */
  cron: string;
  /** A description in one sentence without a full stop, for Admin and docs/scheduled-tasks.md. */
  does: string;
  /** Runs at each start of a process as well. */
  atStart?: boolean;
}

export interface ScheduledTask extends Schedule {
  name: ScheduledTaskName;
}

export const SCHEDULED_KEY = 'scheduled-task';

/**
 * Runs the method at set times, in one process at a time, and retries it once. A run may be interrupted anywhere, so
 * the method must be idempotent.
 */
export const Scheduled = (name: ScheduledTaskName, schedule: Schedule): MethodDecorator =>
  SetMetadata(SCHEDULED_KEY, { ...schedule, name } satisfies ScheduledTask);
