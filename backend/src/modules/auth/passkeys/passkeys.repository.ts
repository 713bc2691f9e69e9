import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { rowsChanged, violatedConstraint } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Passkey } from './passkey.entity.js';

export type NewPasskey = Pick<
  Passkey,
  'accountId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'synced'
>;

@Injectable()
export class PasskeysRepository {
  constructor(@InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>) {}

  /** Oldest first. */
  async listOf(accountId: string, limit: number): Promise<Passkey[]> {
    return this.passkeys.find({ where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' }, take: limit });
  }

  async countOf(accountId: string, manager: EntityManager = this.passkeys.manager): Promise<number> {
    return manager.countBy(Passkey, { accountId });
  }

  async findByCredential(credentialId: Buffer): Promise<Passkey | null> {
    return this.passkeys.findOneBy({ credentialId });
  }

  /** Throws `passkey_taken` for a credential that already exists. */
  async insert(passkey: NewPasskey, manager: EntityManager): Promise<Passkey> {
    try {
      return await manager.save(Passkey, manager.create(Passkey, passkey));
    } catch (error) {
      throw violatedConstraint(error) ? new DomainError('passkey_taken') : error;
    }
  }

  /** False if the passkey is deleted, or its counter did not increase. */
  async use(
    id: string,
    { counter, synced }: { counter: number; synced: boolean },
    manager: EntityManager,
  ): Promise<boolean> {
    const result = await manager.query<unknown>(
      `UPDATE passkeys SET counter = $2, synced = $3, last_used_at = now()
       WHERE id = $1 AND ($2 > counter OR ($2 = 0 AND counter = 0))`,
      [id, counter, synced],
    );
    return rowsChanged(result) > 0;
  }

  async rename(id: string, accountId: string, name: string): Promise<Passkey | null> {
    await this.passkeys.update({ id, accountId }, { name });
    return this.passkeys.findOneBy({ id, accountId });
  }

  /** Its name; null if it is deleted or belongs to someone else. */
  async remove(id: string, accountId: string, manager: EntityManager): Promise<string | null> {
    const [[row]] = await manager.query<[{ name: string }[], number]>(
      'DELETE FROM passkeys WHERE id = $1 AND account_id = $2 RETURNING name',
      [id, accountId],
    );
    return row?.name ?? null;
  }

  /** The names of the passkeys that were added since then. */
  async removeAddedSince(since: Date, accountId: string, manager: EntityManager): Promise<string[]> {
    const [removed] = await manager.query<[{ name: string }[], number]>(
      'DELETE FROM passkeys WHERE account_id = $1 AND created_at >= $2 RETURNING name',
      [accountId, since],
    );
    return removed.map(({ name }) => name);
  }

  /** False if the challenge was used before. */
  async useChallenge(challengeHash: Buffer, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'INSERT INTO used_passkey_challenges (challenge_hash) VALUES ($1) ON CONFLICT DO NOTHING RETURNING used_at',
      [challengeHash],
    );
    return rows.length > 0;
  }
}
