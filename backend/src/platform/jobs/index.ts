export { eachItem, eachStep } from './each-item.js';
export { JobQueue } from './job-queue.js';
export type { EnqueueOptions, JobOptions, Jobs } from './jobs.js';
export { JobRegister, type HandledJob } from './job-register.js';
export type { GivenUpJob } from './job-register.repository.js';
export { JobsModule } from './jobs.module.js';
