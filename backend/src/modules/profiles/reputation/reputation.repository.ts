import { Injectable } from '@nestjs/common';
import { PreparedSqlService, type EntityManager } from '../../../platform/database/index.js';
import { ProfileReputation } from './profile-reputation.entity.js';
import { REPUTATION_COLUMNS, type ReputationRow } from './reputation-columns.js';

@Injectable()
export class ReputationRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Sets these columns and leaves the others; does nothing for a deleted account. */
  async set(userId: string, facts: Partial<ProfileReputation>, manager: EntityManager): Promise<void> {
    const isNews = Object.values(facts).some((fact) => fact !== null && fact !== 0 && fact !== false);
    if (isNews)
      await manager.query(
        'INSERT INTO profile_reputations (user_id) SELECT id FROM profiles WHERE id = $1 ON CONFLICT DO NOTHING',
        [userId],
      );
    await manager.update(ProfileReputation, userId, facts);
  }

  /** Null if nothing is known. */
  async find(userId: string): Promise<ReputationRow | null> {
    const [row] = await this.sql.rows<ReputationRow>(
      'reputation',
      `SELECT ${REPUTATION_COLUMNS} FROM profile_reputations AS known WHERE known.user_id = $1`,
      [userId],
    );
    return row ?? null;
  }
}
