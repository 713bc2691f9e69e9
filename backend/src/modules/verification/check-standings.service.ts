import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { CheckStandingsRepository } from './check-standings.repository.js';
import { checksToDo, type CheckStanding } from './check-state.js';
import type { VerifiedRole } from './checks.js';

/** Where the checks of people stand, for pages that others than reviewers look at. */
@Injectable()
export class CheckStandingsService {
  constructor(
    private readonly checks: CheckStandingsRepository,
    private readonly clock: ClockService,
  ) {}

  /** One for each check that someone has begun. */
  of(userId: string): Promise<CheckStanding[]> {
    return this.checks.of(userId);
  }

  /** The same of several people, by their id; someone who has begun none is left out. */
  async ofEach(userIds: readonly string[]): Promise<ReadonlyMap<string, CheckStanding[]>> {
    const known = new Map<string, CheckStanding[]>();
    for (const { userId, ...standing } of await this.checks.ofEach(userIds))
      known.set(userId, [...(known.get(userId) ?? []), standing]);
    return known;
  }

  /** Whether nothing is left to send for the badge: it is there, or reviewers look at what was sent. */
  hasSentEverything(role: VerifiedRole, checks: readonly CheckStanding[]): boolean {
    return checksToDo(role, checks, this.clock.now()).length === 0;
  }
}
