import { Injectable } from '@nestjs/common';
import { PreparedSqlService, type EntityManager } from '../../../platform/database/index.js';

@Injectable()
export class EffectiveBlocksRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  async add(one: string, other: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'INSERT INTO user_blocks_effective (viewer_id, hidden_id) VALUES ($1, $2), ($2, $1) ON CONFLICT DO NOTHING',
      [one, other],
    );
  }

  async remove(one: string, other: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'DELETE FROM user_blocks_effective WHERE (viewer_id, hidden_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))',
      [one, other],
    );
  }

  async contains(viewerId: string, hiddenId: string): Promise<boolean> {
    const rows = await this.sql.rows(
      'hidden-people:contains',
      'SELECT FROM user_blocks_effective WHERE viewer_id = $1 AND hidden_id = $2',
      [viewerId, hiddenId],
    );
    return rows.length > 0;
  }

  async idsOf(viewerId: string): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      'hidden-people:ids',
      'SELECT hidden_id AS id FROM user_blocks_effective WHERE viewer_id = $1',
      [viewerId],
    );
    return rows.map(({ id }) => id);
  }
}
