import { Global, Module } from '@nestjs/common';
import { JobQueueService } from './job-queue.service.js';
import { JobRegisterService } from './job-register.service.js';
import { JobRegisterRepository } from './job-register.repository.js';
import { SchedulerService } from './scheduler.service.js';

@Global()
@Module({
  providers: [JobQueueService, JobRegisterService, JobRegisterRepository, SchedulerService],
  exports: [JobQueueService, JobRegisterService],
})
export class JobsModule {}
