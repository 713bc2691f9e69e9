import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { Identity, UserType } from '../../../platform/identity/index.js';
import { Session } from './session.entity.js';

interface NewSession {
  accountId: string;
  userAgent: string | null;
  network: string | null;
  mfaVerified: boolean;
  idleSeconds: number;
  lifetimeSeconds: number;
}

export interface LiveSession {
  id: string;
  accountId: string;
  userType: UserType;
}

export type ListedSession = Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'userAgent'>;

/** A sign-in as it is kept for thirty days. */
export type PastSession = ListedSession & Pick<Session, 'network'> & { live: boolean };

const LIVE = 's.ended_at IS NULL AND s.expires_at > now() AND s.idle_expires_at > now()';
const HOUSEHOLD = `
  LEFT JOIN household_members h ON h.account_id = a.id LEFT JOIN accounts owner ON owner.id = h.family_id`;
/** The account is open, and so is the one of the family for which a co-parent acts. */
const OPEN = `a.disabled_at IS NULL AND owner.disabled_at IS NULL
  AND (h.account_id IS NULL OR (a.user_type = 'family' AND owner.user_type = 'family'))`;
const seconds = (parameter: string) => `make_interval(secs => ${parameter})`;
/** The driver returns the rows of `UPDATE … RETURNING` and their number. */
const returned = (result: unknown) => (result as [{ id: string }[], number])[0].map(({ id }) => id);

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly sql: PreparedSqlService,
  ) {}

  /** The people behind sessions that have not ended or expired, of accounts that are open; asked for every request. */
  async identitiesOf(sessionIds: readonly string[]): Promise<Identity[]> {
    return this.sql.rows<Identity>(
      'session-identities',
      `SELECT s.id AS "sessionId", a.id AS "userId", a.user_type AS "userType",
         (s.mfa_verified_at IS NOT NULL OR NOT a.mfa_required) AS "fullyAuthenticated",
         CASE WHEN h.account_id IS NOT NULL
           THEN jsonb_build_object('accountId', h.account_id, 'familyId', h.family_id) END AS "coParent"
       FROM sessions s JOIN accounts a ON a.id = s.account_id ${HOUSEHOLD}
       WHERE s.id = ANY ($1::uuid[]) AND ${LIVE} AND ${OPEN}`,
      [sessionIds],
    );
  }

  async insert(session: NewSession, manager: EntityManager): Promise<{ id: string; idleExpiresAt: Date }> {
    const [row] = await manager.query<[{ id: string; idleExpiresAt: Date }]>(
      `INSERT INTO sessions (account_id, user_agent, network, mfa_verified_at, idle_expires_at, expires_at)
       VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END, now() + ${seconds('$5')}, now() + ${seconds('$6')})
       RETURNING id, idle_expires_at AS "idleExpiresAt"`,
      [
        session.accountId,
        session.userAgent,
        session.network,
        session.mfaVerified,
        session.idleSeconds,
        session.lifetimeSeconds,
      ],
    );
    return row;
  }

  /** The session, locked until the transaction ends; `null` when it has ended or expired, or its account is closed. */
  async lockLive(id: string, manager: EntityManager): Promise<LiveSession | null> {
    const [row] = await manager.query<LiveSession[]>(
      `SELECT s.id, s.account_id AS "accountId", a.user_type AS "userType"
       FROM sessions s JOIN accounts a ON a.id = s.account_id ${HOUSEHOLD}
       WHERE s.id = $1 AND ${LIVE} AND ${OPEN} FOR UPDATE OF s`,
      [id],
    );
    return row ?? null;
  }

  /** Moves the idle limit ahead, never past the end of the session's life; returns it. */
  async touch(id: string, idleSeconds: number, manager: EntityManager): Promise<Date> {
    const [[row]] = await manager.query<[[{ idleExpiresAt: Date }], number]>(
      `UPDATE sessions SET last_seen_at = now(), idle_expires_at = least(expires_at, now() + ${seconds('$2')})
       WHERE id = $1 RETURNING idle_expires_at AS "idleExpiresAt"`,
      [id, idleSeconds],
    );
    return row.idleExpiresAt;
  }

  async markMfaVerified(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE sessions SET mfa_verified_at = now() WHERE id = $1', [id]);
  }

  async beganWithin(id: string, within: number): Promise<boolean> {
    const found = await this.sessions.query<unknown[]>(
      `SELECT FROM sessions s WHERE s.id = $1 AND s.created_at > now() - ${seconds('$2')}`,
      [id, within],
    );
    return found.length > 0;
  }

  /** Live sessions, the one used last first. */
  async listLive(accountId: string, limit: number): Promise<ListedSession[]> {
    return this.sessions.query<ListedSession[]>(
      `SELECT s.id, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.user_agent AS "userAgent"
       FROM sessions s WHERE s.account_id = $1 AND ${LIVE} ORDER BY s.last_seen_at DESC, s.id LIMIT $2`,
      [accountId, limit],
    );
  }

  /** Lists stored sign-ins, live or ended, the latest first. */
  async listKnown(accountId: string, limit: number): Promise<PastSession[]> {
    return this.sessions.query<PastSession[]>(
      `SELECT s.id, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.user_agent AS "userAgent", s.network,
         (${LIVE}) AS live
       FROM sessions s WHERE s.account_id = $1 ORDER BY s.created_at DESC, s.id LIMIT $2`,
      [accountId, limit],
    );
  }

  /** Ends one session of the account; returns the ids that ended: one or none. */
  async end(id: string, accountId: string, manager: EntityManager): Promise<string[]> {
    return returned(
      await manager.query(
        `UPDATE sessions s SET ended_at = now() WHERE s.id = $1 AND s.account_id = $2 AND ${LIVE} RETURNING s.id`,
        [id, accountId],
      ),
    );
  }

  /** Ends every session of the account but one, or all; returns the ids that ended. */
  async endAll(accountId: string, exceptId: string | null, manager: EntityManager): Promise<string[]> {
    return returned(
      await manager.query(
        `UPDATE sessions s SET ended_at = now() WHERE s.account_id = $1 AND s.id IS DISTINCT FROM $2::uuid AND ${LIVE} RETURNING s.id`,
        [accountId, exceptId],
      ),
    );
  }

  /**
   * Ends the sessions beyond the `keep` that were used last; returns the ids that ended. Logins of one account at the
   * same moment take turns: otherwise they would not count each other's sessions, and deadlock on the oldest.
   */
  async endOldest(accountId: string, keep: number, manager: EntityManager): Promise<string[]> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('sessions of ' || $1, 0))`, [accountId]);
    return returned(
      await manager.query(
        `UPDATE sessions SET ended_at = now() WHERE id IN (
           SELECT s.id FROM sessions s WHERE s.account_id = $1 AND ${LIVE} ORDER BY s.last_seen_at DESC, s.id OFFSET $2
         ) RETURNING id`,
        [accountId, keep],
      ),
    );
  }
}
