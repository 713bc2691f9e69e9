import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsService } from '../../auth/index.js';
import { PersonFactsService, UserDirectoryService } from '../../profiles/index.js';
import { toUserPage, type UserPage } from './user-page.dto.js';

/** The head of a person's page. */
@Injectable()
export class UserPagesService {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly accounts: AccountsService,
    private readonly facts: PersonFactsService,
  ) {}

  /** Throws `not_found`. */
  async read(userId: string): Promise<UserPage> {
    const row = await this.directory.find(userId);
    const status = await this.accounts.statusOf(userId);
    if (!status) throw new DomainError('not_found');
    return toUserPage(row, status, await this.facts.of(userId, row.userType));
  }
}
