import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ProfileSignIn } from './profile-sign-in.entity.js';

const WINDOW = `interval '30 days'`;

/** Logins during the last thirty days. */
export interface RecentSignIns {
  count: number;
  last: Date | null;
}

@Injectable()
export class SignInsRepository {
  constructor(@InjectRepository(ProfileSignIn) private readonly signIns: Repository<ProfileSignIn>) {}

  async findRecent(userId: string): Promise<RecentSignIns> {
    const [row] = await this.signIns.query<RecentSignIns[]>(
      `SELECT count(*)::int AS count, max(signed_in_at) AS last FROM profile_sign_ins
       WHERE user_id = $1 AND signed_in_at > now() - ${WINDOW}`,
      [userId],
    );
    return row ?? { count: 0, last: null };
  }

  /** Records a login once and deletes older ones; does nothing for a deleted account. */
  async add(signIn: { sessionId: string; userId: string; signedInAt: Date }, manager: EntityManager): Promise<void> {
    const { sessionId, userId, signedInAt } = signIn;
    await manager.query(
      `INSERT INTO profile_sign_ins (session_id, user_id, signed_in_at)
       SELECT $1, id, $3 FROM accounts WHERE id = $2 ON CONFLICT DO NOTHING`,
      [sessionId, userId, signedInAt],
    );
    await manager.query(`DELETE FROM profile_sign_ins WHERE user_id = $1 AND signed_in_at <= now() - ${WINDOW}`, [
      userId,
    ]);
    await this.bringUpToDate(userId, manager);
  }

  /** Records past logins without sessions. */
  async addPast(userId: string, moments: readonly Date[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO profile_sign_ins (session_id, user_id, signed_in_at)
       SELECT gen_random_uuid(), $1, moment FROM unnest($2::timestamptz[]) AS moment
       WHERE moment > now() - ${WINDOW}`,
      [userId, moments],
    );
    await this.bringUpToDate(userId, manager);
  }

  /** Deletes logins older than the window, at most `limit`, and updates the counts; returns how many. */
  async forgetOld(now: Date, limit: number): Promise<number> {
    const [row] = await this.signIns.query<{ gone: number }[]>(
      `WITH gone AS (
         DELETE FROM profile_sign_ins WHERE session_id IN (
           SELECT session_id FROM profile_sign_ins WHERE signed_in_at <= $1::timestamptz - ${WINDOW}
           ORDER BY signed_in_at LIMIT $2)
         RETURNING user_id
       ), counted AS (
         UPDATE profiles SET login_count30d = (
           SELECT count(*) FROM profile_sign_ins AS known
           WHERE known.user_id = profiles.id AND known.signed_in_at > $1::timestamptz - ${WINDOW})
         WHERE id IN (SELECT user_id FROM gone)
       )
       SELECT count(*)::int AS gone FROM gone`,
      [now, limit],
    );
    return row?.gone ?? 0;
  }

  /** Updates the counts of the profile, if there is one. */
  async bringUpToDate(userId: string, manager: EntityManager): Promise<void> {
    // Serialises profile creation and the first login, so that the second one sees both.
    await manager.query('SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    await manager.query(
      `UPDATE profiles SET last_login_date = greatest(last_login_date, known.last), login_count30d = known.count
       FROM (SELECT max(signed_in_at) AS last, count(*) AS count FROM profile_sign_ins WHERE user_id = $1) known
       WHERE id = $1`,
      [userId],
    );
  }
}
