import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { SignInsRepository } from './sign-ins.repository.js';

const BATCH = 500;

/** Updates `loginCount30d` of people who no longer log in. */
@Injectable()
export class SignInCountsJob {
  constructor(
    private readonly signIns: SignInsRepository,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('profiles.count-logins', {
    cron: '11 16 * * *',
    does: 'Brings the count of logins in the last 30 days up to date',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    for (let gone = BATCH; gone === BATCH;) gone = await this.signIns.forgetOld(now, BATCH);
  }
}
