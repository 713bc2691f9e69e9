export { JobQueue } from './job-queue.js';
export type { EnqueueOptions, JobOptions, Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
