import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';
import { JobRegister } from './job-register.js';
import { JobRegisterRepository } from './job-register.repository.js';

@Global()
@Module({ providers: [JobQueue, JobRegister, JobRegisterRepository], exports: [JobQueue, JobRegister] })
export class JobsModule {}
