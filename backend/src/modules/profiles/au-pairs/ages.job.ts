import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import { dayOfMoment, isoOfDay } from '../facts/day.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { RoleProfileChangesService } from '../people/role-profile-changes.service.js';
import { AuPairProfileRepository } from './au-pair-profile.repository.js';

/**
 * Keeps the ages of au pairs who have given their day of birth in step with it. A birthday counts from the first of the
 * next month on: the day on which an age changes would reveal the day of birth.
 */
@Injectable()
export class AgesJob {
  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly profiles: ProfileRepository,
    private readonly changes: RoleProfileChangesService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('profiles.update-ages', {
    cron: '29 16 * * *',
    does: 'Updates the ages of au pairs, in the month after their birthday',
  })
  async run(): Promise<void> {
    const month = `${isoOfDay(dayOfMoment(this.clock.now())).slice(0, 7)}-01`;
    await eachItem('profiles.update-ages', {
      page: (after, limit) => this.auPairs.olderThanSaid(month, after, limit),
      work: ({ id }) =>
        this.transactions.run(async (manager) => {
          const person = await this.profiles.lock(id, manager);
          const shown = await this.profiles.findRoleProfile(id, manager);
          if (!person || !shown) return;
          await this.auPairs.updateAge(id, month, manager);
          await this.changes.publish(person, { before: shown.active, after: shown.active }, manager);
        }),
    });
  }
}
