import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import { Account } from './account.entity.js';

@Injectable()
export class AccountRolesRepository {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  /** Locks the account until commit; for an admin also those of all other admins, in the order of their ids. */
  async lockRole(id: string, manager: EntityManager): Promise<UserType | null> {
    const rows = await manager.query<{ id: string; userType: UserType }[]>(
      `SELECT id, user_type AS "userType" FROM accounts WHERE id = $1 OR (user_type = 'admin' AND EXISTS
         (SELECT FROM accounts WHERE id = $1 AND user_type = 'admin')) ORDER BY id FOR UPDATE`,
      [id],
    );
    return rows.find((row) => row.id === id)?.userType ?? null;
  }

  /** Ids of admins who may log in, locked until commit, so that two who leave at once do so one after the other. */
  async lockAdministrators(manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM accounts WHERE user_type = 'admin' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
    );
    return rows.map(({ id }) => id);
  }

  async isEmailVerified(id: string, manager: EntityManager = this.accounts.manager): Promise<boolean> {
    const account = await manager.findOneBy(Account, { id });
    return account !== null && account.emailVerifiedAt !== null;
  }

  async countAdministratorsBut(id: string): Promise<number> {
    return this.accounts
      .createQueryBuilder('account')
      .where(`account.userType = 'admin' AND account.disabledAt IS NULL AND account.id <> :id`, { id })
      .getCount();
  }

  /** Only admins are required to have a second factor. */
  async setRole(id: string, userType: UserType, manager: EntityManager): Promise<void> {
    await manager.update(Account, id, { userType, mfaRequired: userType === 'admin' });
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Account, id);
  }
}
