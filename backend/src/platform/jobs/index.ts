export { eachDuePage, eachItem, eachStep } from './each-item.js';
export { JobQueueService } from './job-queue.service.js';
export { JobRegisterService, type JobState } from './job-register.service.js';
export type { FailedJob } from './job-register.repository.js';
export { JobsModule } from './jobs.module.js';
export { Scheduled } from './scheduled.decorator.js';
