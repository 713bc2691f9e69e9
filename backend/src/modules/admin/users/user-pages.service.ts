import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { Accounts } from '../../auth/index.js';
import { PersonFacts, UserDirectory } from '../../profiles/index.js';
import { toUserPage, type UserPage } from './user-page.dto.js';

/** What stands on top of a person's page. */
@Injectable()
export class UserPages {
  constructor(
    private readonly directory: UserDirectory,
    private readonly accounts: Accounts,
    private readonly facts: PersonFacts,
  ) {}

  /** Throws `not_found`. */
  async read(userId: string): Promise<UserPage> {
    const row = await this.directory.find(userId);
    const standing = await this.accounts.standingOf(userId);
    if (!standing) throw new DomainError('not_found');
    return toUserPage(row, standing, await this.facts.of(userId, row.userType));
  }
}
