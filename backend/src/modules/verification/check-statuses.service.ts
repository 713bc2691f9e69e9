import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { CheckStatusesRepository } from './check-statuses.repository.js';
import { checksToDo, type CheckStatus } from './check-state.js';
import type { VerifiedRole } from './checks.js';

/** The state of people's checks, for pages outside the review. */
@Injectable()
export class CheckStatusesService {
  constructor(
    private readonly checks: CheckStatusesRepository,
    private readonly clock: ClockService,
  ) {}

  /** One for each check that someone has started. */
  of(userId: string): Promise<CheckStatus[]> {
    return this.checks.of(userId);
  }

  /** The same for several people, by id; people without checks are left out. */
  async ofEach(userIds: readonly string[]): Promise<ReadonlyMap<string, CheckStatus[]>> {
    const known = new Map<string, CheckStatus[]>();
    for (const { userId, ...status } of await this.checks.ofEach(userIds))
      known.set(userId, [...(known.get(userId) ?? []), status]);
    return known;
  }

  /** Whether everything for the badge is verified or in review. */
  hasSentEverything(role: VerifiedRole, checks: readonly CheckStatus[]): boolean {
    return checksToDo(role, checks, this.clock.now()).length === 0;
  }
}
