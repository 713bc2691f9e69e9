import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { Accounts } from '../../auth/index.js';
import { PersonFacts, UserDirectory } from '../../profiles/index.js';
import { UserLooks } from './user-looks.js';
import { toUserPage, type UserPage } from './user-page.dto.js';

/** What stands on top of a person's page. */
@Injectable()
export class UserPages {
  constructor(
    private readonly directory: UserDirectory,
    private readonly accounts: Accounts,
    private readonly facts: PersonFacts,
    private readonly looks: UserLooks,
  ) {}

  /** Throws `not_found`. That it was looked at is written down. */
  async open(adminId: string, userId: string): Promise<UserPage> {
    const page = await this.read(userId);
    await this.looks.note(adminId, userId);
    return page;
  }

  /** The same for whoever has just done something to the person. Throws `not_found`. */
  async read(userId: string): Promise<UserPage> {
    const row = await this.directory.find(userId);
    const standing = await this.accounts.standingOf(userId);
    if (!standing) throw new DomainError('not_found');
    return toUserPage(row, standing, await this.facts.of(userId, row.userType));
  }
}
