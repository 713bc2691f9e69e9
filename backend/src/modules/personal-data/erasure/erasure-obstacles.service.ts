import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountRolesService, AccountsService } from '../../auth/index.js';
import { obstacleWords, type Obstacle } from '../texts.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Checks what prevents the erasure of an account: obligations to others. */
@Injectable()
export class ErasureObstaclesService {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly accounts: AccountsService,
    private readonly roles: AccountRolesService,
    private readonly clock: ClockService,
  ) {}

  async of(accountId: string): Promise<Obstacle[]> {
    const account = await this.accounts.find(accountId);
    if (!account) return [];
    const found: [Obstacle, boolean][] = [
      ['agreement', await this.erasures.hasAgreement(accountId, this.clock.now())],
      ['moderation', await this.erasures.hasOpenCase(accountId)],
      ['payment', await this.erasures.hasUnsettledPayment(accountId)],
      ['last-administrator', await this.roles.isLastAdministrator(accountId, account.userType)],
    ];
    return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
  }

  /** Throws `erasure_not_possible` with the reason and what to do. */
  async assertNone(accountId: string): Promise<void> {
    const obstacles = await this.of(accountId);
    if (obstacles.length > 0)
      throw new DomainError('erasure_not_possible', { message: obstacles.map((one) => obstacleWords[one]).join(' ') });
  }
}
