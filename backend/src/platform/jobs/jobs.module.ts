import { Global, Module } from '@nestjs/common';
import { JobQueueService } from './job-queue.service.js';
import { JobRegisterService } from './job-register.service.js';
import { JobRegisterRepository } from './job-register.repository.js';

@Global()
@Module({
  providers: [JobQueueService, JobRegisterService, JobRegisterRepository],
  exports: [JobQueueService, JobRegisterService],
})
export class JobsModule {}
