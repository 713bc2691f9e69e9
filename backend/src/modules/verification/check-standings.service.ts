import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { CheckStandingsRepository } from './check-standings.repository.js';
import { checksToDo, type CheckStanding } from './check-state.js';
import type { VerifiedRole } from './checks.js';

/** The state of people's checks, for pages outside the review. */
@Injectable()
export class CheckStandingsService {
  constructor(
    private readonly checks: CheckStandingsRepository,
    private readonly clock: ClockService,
  ) {}

  /** One for each check that someone has started. */
  of(userId: string): Promise<CheckStanding[]> {
    return this.checks.of(userId);
  }

  /** The same for several people, by id; people without checks are left out. */
  async ofEach(userIds: readonly string[]): Promise<ReadonlyMap<string, CheckStanding[]>> {
    const known = new Map<string, CheckStanding[]>();
    for (const { userId, ...standing } of await this.checks.ofEach(userIds))
      known.set(userId, [...(known.get(userId) ?? []), standing]);
    return known;
  }

  /** Whether everything for the badge is verified or in review. */
  hasSentEverything(role: VerifiedRole, checks: readonly CheckStanding[]): boolean {
    return checksToDo(role, checks, this.clock.now()).length === 0;
  }
}
