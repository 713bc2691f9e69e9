import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { rowsChanged } from '../../../platform/database/index.js';
import { MfaFactor } from './mfa-factor.entity.js';
import { MfaRecoveryCode } from './mfa-recovery-code.entity.js';

@Injectable()
export class MfaRepository {
  constructor(@InjectRepository(MfaFactor) private readonly factors: Repository<MfaFactor>) {}

  async find(accountId: string): Promise<MfaFactor | null> {
    return this.factors.findOneBy({ accountId });
  }

  /** Replaces an unconfirmed factor; false if there is a confirmed one. */
  async propose(accountId: string, encryptedSecret: Buffer): Promise<boolean> {
    const rows = await this.factors.query<unknown[]>(
      `INSERT INTO mfa_factors (account_id, encrypted_secret) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET encrypted_secret = $2, last_used_step = NULL, created_at = now()
       WHERE mfa_factors.confirmed_at IS NULL RETURNING account_id`,
      [accountId, encryptedSecret],
    );
    return rows.length > 0;
  }

  /** False if another request confirmed it first, or it is deleted. */
  async confirm(accountId: string, step: number, manager: EntityManager): Promise<boolean> {
    const result = await manager.query<unknown>(
      'UPDATE mfa_factors SET confirmed_at = now(), last_used_step = $2 WHERE account_id = $1 AND confirmed_at IS NULL',
      [accountId, step],
    );
    return rowsChanged(result) > 0;
  }

  /** Records the used step; false if it, or a later one, was used before. */
  async useStep(accountId: string, step: number, manager: EntityManager): Promise<boolean> {
    const result = await manager.query<unknown>(
      `UPDATE mfa_factors SET last_used_step = $2
       WHERE account_id = $1 AND confirmed_at IS NOT NULL AND (last_used_step IS NULL OR last_used_step < $2)`,
      [accountId, step],
    );
    return rowsChanged(result) > 0;
  }

  async remove(accountId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM mfa_factors WHERE account_id = $1', [accountId]);
  }

  /** Whether an authenticator app that was confirmed since then was removed. */
  async removeAddedSince(since: Date, accountId: string, manager: EntityManager): Promise<boolean> {
    const [removed] = await manager.query<[{ confirmed: boolean }[], number]>(
      `DELETE FROM mfa_factors WHERE account_id = $1 AND coalesce(confirmed_at, created_at) >= $2
       RETURNING confirmed_at IS NOT NULL AS confirmed`,
      [accountId, since],
    );
    return removed.some(({ confirmed }) => confirmed);
  }

  async removeRecoveryCodes(accountId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM mfa_recovery_codes WHERE account_id = $1', [accountId]);
  }

  async replaceRecoveryCodes(accountId: string, codeHashes: Buffer[], manager: EntityManager): Promise<void> {
    await this.removeRecoveryCodes(accountId, manager);
    await manager.insert(
      MfaRecoveryCode,
      codeHashes.map((codeHash) => ({ accountId, codeHash })),
    );
  }

  /** Uses a recovery code; returns how many are left, or `null` if it is not valid or was used before. */
  async useRecoveryCode(accountId: string, codeHash: Buffer, manager: EntityManager): Promise<number | null> {
    const result = await manager.query<unknown>(
      'UPDATE mfa_recovery_codes SET used_at = now() WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
      [accountId, codeHash],
    );
    if (rowsChanged(result) === 0) return null;
    return manager.countBy(MfaRecoveryCode, { accountId, usedAt: IsNull() });
  }
}
