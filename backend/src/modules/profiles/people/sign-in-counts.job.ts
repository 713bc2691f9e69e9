import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { SignInsRepository } from './sign-ins.repository.js';

const EVERY_NIGHT = '11 16 * * *';
const BATCH = 500;

/** Keeps `loginCount30d` true of people who have stopped signing in. */
@Injectable()
export class SignInCountsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly signIns: SignInsRepository,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('profiles.sign-ins', EVERY_NIGHT, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (let gone = BATCH; gone === BATCH;) gone = await this.signIns.forgetOld(now, BATCH);
  }
}
