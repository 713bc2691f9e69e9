import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { RefreshToken } from './refresh-token.entity.js';
import { SAME_CHILD_SECONDS } from './session-limits.js';

interface PresentedToken {
  id: string;
  revoked: boolean;
  childId: string | null;
  /** The child has been exchanged in its turn. */
  childUsed: boolean;
  /** So recently exchanged that another tab is the likely reason to see it again. */
  justUsed: boolean;
}

@Injectable()
export class RefreshTokensRepository {
  constructor(@InjectRepository(RefreshToken) private readonly tokens: Repository<RefreshToken>) {}

  async sessionOf(tokenHash: Buffer): Promise<string | null> {
    const token = await this.tokens.findOne({ where: { tokenHash }, select: { sessionId: true } });
    return token?.sessionId ?? null;
  }

  /** The current token; call while the session is locked. */
  async present(tokenHash: Buffer, manager: EntityManager): Promise<PresentedToken> {
    const [row] = await manager.query<[PresentedToken]>(
      `SELECT t.id, t.revoked_at IS NOT NULL AS revoked, t.child_id AS "childId", c.used_at IS NOT NULL AS "childUsed",
         coalesce(t.used_at > now() - make_interval(secs => $2), false) AS "justUsed"
       FROM refresh_tokens t LEFT JOIN refresh_tokens c ON c.id = t.child_id WHERE t.token_hash = $1`,
      [tokenHash, SAME_CHILD_SECONDS],
    );
    return row;
  }

  async insert(token: Pick<RefreshToken, 'id' | 'sessionId' | 'tokenHash'>, manager: EntityManager): Promise<void> {
    await manager.insert(RefreshToken, token);
  }

  async replace(id: string, childId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE refresh_tokens SET child_id = $2, used_at = now() WHERE id = $1', [id, childId]);
  }

  async revoke(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE refresh_tokens SET revoked_at = now() WHERE id = $1', [id]);
  }
}
