import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { Account } from './account.entity.js';

/** An account with its security state. */
export interface AccountRecord {
  id: string;
  email: string;
  username: string;
  userType: UserType;
  region: Region;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  mfaRequired: boolean;
  /** An authenticator app is set up and confirmed. */
  authenticatorEnabled: boolean;
  /** Password login requires a second step: the authenticator app or a passkey. */
  mfaEnabled: boolean;
  disabledAt: Date | null;
  /** When it opens automatically; null if it stays closed. */
  disabledUntil: Date | null;
  /** The message to the account's owner. */
  disabledWords: string | null;
  createdAt: Date;
  /** The seat of a co-parent: the family for which the account acts. */
  coParent: CoParentSeat | null;
}

interface CoParentSeat {
  familyId: string;
  familyName: string;
  /** Of the co-parent. */
  name: string;
  /** The family's account is closed, which bars the co-parent too. */
  familyClosed: boolean;
}

export type NewAccount = Pick<Account, 'email' | 'username' | 'userType' | 'region' | 'passwordHash' | 'mfaRequired'> &
  Partial<Pick<Account, 'id' | 'emailVerifiedAt'>>;

const RECORDS = `
  SELECT a.id, a.email::text, a.username::text, a.user_type AS "userType", a.region, a.password_hash AS "passwordHash",
    a.email_verified_at AS "emailVerifiedAt", a.mfa_required AS "mfaRequired", a.disabled_at AS "disabledAt",
    a.disabled_until AS "disabledUntil", a.disabled_words AS "disabledWords",
    a.created_at AS "createdAt", f.confirmed_at IS NOT NULL AS "authenticatorEnabled",
    f.confirmed_at IS NOT NULL OR EXISTS (SELECT FROM passkeys k WHERE k.account_id = a.id) AS "mfaEnabled",
    (SELECT jsonb_build_object('familyId', h.family_id, 'familyName', coalesce(p.name, owner.username::text),
       'name', h.name, 'familyClosed', owner.disabled_at IS NOT NULL)
     FROM household_members h JOIN accounts owner ON owner.id = h.family_id
     LEFT JOIN profile_summaries p ON p.id = h.family_id WHERE h.account_id = a.id) AS "coParent"
  FROM accounts a LEFT JOIN mfa_factors f ON f.account_id = a.id`;

const TAKEN: Record<string, () => DomainError> = {
  accounts_email_key: () => new DomainError('email_taken', { fields: { email: [messages.email.taken] } }),
  accounts_username_key: () => new DomainError('username_taken', { fields: { username: [messages.username.taken] } }),
};

/** Whether the account of one of these people (SQL expressions) is suspended or closed at a moment. */
export const isClosedSql = (people: readonly string[], at: string): string =>
  `EXISTS (SELECT FROM accounts AS closed WHERE closed.id IN (${people.join(', ')})
     AND closed.disabled_at IS NOT NULL AND (closed.disabled_until IS NULL OR closed.disabled_until > ${at}))`;

@Injectable()
export class AccountsRepository {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  async findById(id: string, manager: EntityManager = this.accounts.manager): Promise<AccountRecord | null> {
    return this.one(manager, `${RECORDS} WHERE a.id = $1`, id);
  }

  /** The account of a session, current or past. */
  async findBySession(sessionId: string): Promise<AccountRecord | null> {
    const sql = `${RECORDS} JOIN sessions s ON s.account_id = a.id WHERE s.id = $1`;
    return this.one(this.accounts.manager, sql, sessionId);
  }

  /**
   * Locks the account until commit: a concurrent password change waits, and then also ends the session that this
   * transaction begins.
   */
  async findAndHold(id: string, manager: EntityManager): Promise<AccountRecord | null> {
    return this.one(manager, `${RECORDS} WHERE a.id = $1 FOR SHARE OF a`, id);
  }

  /** Case-insensitive. */
  async findByEmail(email: string, manager: EntityManager = this.accounts.manager): Promise<AccountRecord | null> {
    return this.one(manager, `${RECORDS} WHERE a.email = $1::citext`, email);
  }

  /** Throws `email_taken` or `username_taken`. */
  async insert(account: NewAccount, manager: EntityManager): Promise<string> {
    try {
      const { identifiers } = await manager.insert(Account, account);
      return (identifiers[0] as { id: string }).id;
    } catch (error) {
      throw takenError(error) ?? error;
    }
  }

  /** Only while `email` is still the account's address; false if it is not, or was already verified. */
  async markEmailVerified(id: string, email: string, manager: EntityManager): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      'UPDATE accounts SET email_verified_at = now(), updated_at = now() WHERE id = $1 AND email = $2::citext AND email_verified_at IS NULL',
      [id, email],
    );
    return changed > 0;
  }

  /** The new address counts as confirmed. Throws `email_taken`. */
  async changeEmail(id: string, email: string, manager: EntityManager): Promise<void> {
    try {
      await manager.update(Account, id, { email, emailVerifiedAt: () => 'now()' });
    } catch (error) {
      throw takenError(error) ?? error;
    }
  }

  /** False, and nothing is stored, if `expected` is given and is no longer the account's hash. */
  async changePasswordHash(
    id: string,
    passwordHash: string,
    { expected, manager = this.accounts.manager }: { expected?: string; manager?: EntityManager },
  ): Promise<boolean> {
    const where = expected === undefined ? { id } : { id, passwordHash: expected };
    const { affected } = await manager.update(Account, where, { passwordHash });
    return affected === 1;
  }

  /** Of the account and of its co-parent's. */
  async changeRegion(id: string, region: Region, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE accounts SET region = $2, updated_at = now()
       WHERE id = $1 OR id = (SELECT account_id FROM household_members WHERE family_id = $1)`,
      [id, region],
    );
  }

  async setDisabled(
    id: string,
    { at, until, words }: { at: Date | null; until: Date | null; words: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Account, id, { disabledAt: at, disabledUntil: until, disabledWords: words });
  }

  /**
   * Locks the account until commit; for an admin also those of all other admins, always in the same order, so that two
   * who close each other's accounts do so one after the other.
   */
  async findAndLock(id: string, manager: EntityManager): Promise<AccountRecord | null> {
    await manager.query(
      `SELECT FROM accounts WHERE id = $1 OR (user_type = 'admin' AND EXISTS
         (SELECT FROM accounts WHERE id = $1 AND user_type = 'admin')) ORDER BY id FOR NO KEY UPDATE`,
      [id],
    );
    return this.findById(id, manager);
  }

  async hasOtherOpenAdmin(id: string, manager: EntityManager): Promise<boolean> {
    const found = await manager.query<unknown[]>(
      `SELECT FROM accounts WHERE user_type = 'admin' AND disabled_at IS NULL AND id <> $1 LIMIT 1`,
      [id],
    );
    return found.length > 0;
  }

  /** Closed accounts whose suspension is over, by id: `limit` at most, after the id `after`. */
  async findOverdue(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.accounts.query<{ id: string }[]>(
      'SELECT id FROM accounts WHERE disabled_until <= $1 AND id > $2 ORDER BY id LIMIT $3',
      [now, after, limit],
    );
  }

  private async one(manager: EntityManager, sql: string, value: string): Promise<AccountRecord | null> {
    const [record] = await manager.query<AccountRecord[]>(sql, [value]);
    return record ?? null;
  }
}

const takenError = (error: unknown): DomainError | undefined => TAKEN[violatedConstraint(error) ?? '']?.();
