import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AccountLink, type LinkKind } from './account-link.entity.js';

export interface LiveLink {
  accountId: string;
  /** The address it was sent to. */
  email: string;
  /** The page of this site to which the person continues. */
  returnPath: string | null;
  createdAt: Date;
}

interface NewLink extends Omit<LiveLink, 'createdAt'> {
  kind: LinkKind;
  tokenHash: Buffer;
  /** Seconds from now. */
  lifetime: number;
}

const LIVE = 'kind = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()';
const FOUND = 'account_id AS "accountId", email::text, return_path AS "returnPath", created_at AS "createdAt"';

@Injectable()
export class AccountLinksRepository {
  constructor(@InjectRepository(AccountLink) private readonly links: Repository<AccountLink>) {}

  async insert(
    { accountId, kind, tokenHash, email, returnPath, lifetime }: NewLink,
    manager: EntityManager,
  ): Promise<Date> {
    const [row] = await manager.query<[{ expiresAt: Date }]>(
      `INSERT INTO account_links (account_id, kind, token_hash, email, return_path, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) RETURNING expires_at AS "expiresAt"`,
      [accountId, kind, tokenHash, email, returnPath, lifetime],
    );
    return row.expiresAt;
  }

  async findLive(kind: LinkKind, tokenHash: Buffer): Promise<LiveLink | null> {
    const [row] = await this.links.query<LiveLink[]>(`SELECT ${FOUND} FROM account_links WHERE ${LIVE}`, [
      kind,
      tokenHash,
    ]);
    return row ?? null;
  }

  /** The return path of the newest link of a kind. */
  async lastReturnPath(kind: LinkKind, accountId: string): Promise<string | null> {
    const [row] = await this.links.query<{ returnPath: string | null }[]>(
      `SELECT return_path AS "returnPath" FROM account_links WHERE kind = $1 AND account_id = $2
       ORDER BY created_at DESC LIMIT 1`,
      [kind, accountId],
    );
    return row?.returnPath ?? null;
  }

  /** Uses the link; of two concurrent calls, one gets `null`. */
  async use(kind: LinkKind, tokenHash: Buffer, manager: EntityManager): Promise<LiveLink | null> {
    const [[row]] = await manager.query<[LiveLink[], number]>(
      `UPDATE account_links SET used_at = now() WHERE ${LIVE} RETURNING ${FOUND}`,
      [kind, tokenHash],
    );
    return row ?? null;
  }

  async deleteOf(accountId: string, kinds: LinkKind[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM account_links WHERE account_id = $1 AND kind = ANY($2)', [accountId, kinds]);
  }

  async deleteSince(since: Date, accountId: string, kind: LinkKind, manager: EntityManager): Promise<void> {
    const sql = 'DELETE FROM account_links WHERE account_id = $1 AND kind = $2 AND created_at >= $3';
    await manager.query(sql, [accountId, kind, since]);
  }
}
