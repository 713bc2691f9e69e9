import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../platform/database/index.js';
import { mailboxOf } from '../../platform/email/index.js';
import type { UserType } from '../../platform/identity/index.js';
import type { CheckState } from './check-state.js';
import type { CheckKind } from './checks.js';

/** A row of the review queue. */
export interface ReviewRow {
  id: string;
  userId: string;
  name: string;
  userType: UserType;
  region: string;
  kind: CheckKind;
  state: CheckState;
  /** Since when it waits, or when it was decided. */
  since: Date;
  validUntil: string | null;
  files: number;
}

interface ReviewFilter {
  state: CheckState;
  kind: CheckKind | null;
  role: 'family' | 'aupair' | null;
}

interface ReviewPosition {
  since: Date;
  id: string;
}

const ROWS = `
  SELECT check_.id, check_.user_id AS "userId", person.name, person.user_type AS "userType", person.region,
    check_.kind, check_.state, coalesce(check_.waiting_since, check_.decided_at) AS since,
    check_.valid_until::text AS "validUntil",
    (SELECT count(*)::integer FROM verification_files AS file WHERE file.check_id = check_.id) AS files
  FROM verification_checks AS check_ JOIN profile_summaries AS person ON person.id = check_.user_id`;

@Injectable()
export class VerificationReviewRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Waiting ones oldest first; decided ones by the same key. */
  page(filter: ReviewFilter, after: ReviewPosition | null, limit: number): Promise<ReviewRow[]> {
    return this.sql.rows<ReviewRow>(
      'verification-review:page',
      `${ROWS} WHERE check_.state = $1 AND ($2::text IS NULL OR check_.kind = $2) AND ($3::text IS NULL OR person.user_type = $3)
         AND ($4::timestamptz IS NULL OR (coalesce(check_.waiting_since, check_.decided_at), check_.id) > ($4, $5::uuid))
       ORDER BY coalesce(check_.waiting_since, check_.decided_at), check_.id LIMIT $6`,
      [filter.state, filter.kind, filter.role, after?.since ?? null, after?.id ?? null, limit],
    );
  }

  /** All checks of a person, newest first. */
  ofPerson(userId: string): Promise<ReviewRow[]> {
    return this.sql.rows<ReviewRow>(
      'verification-review:of-person',
      `${ROWS} WHERE check_.user_id = $1 AND check_.state <> 'collecting' ORDER BY since DESC, check_.id`,
      [userId],
    );
  }

  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.sql.rows<{ waiting: number; oldestSince: Date | null }>(
      'verification-review:waiting',
      `SELECT count(*)::integer AS waiting, min(waiting_since) AS "oldestSince" FROM verification_checks
       WHERE state = 'waiting'`,
      [],
    );
    return row ?? { waiting: 0, oldestSince: null };
  }

  /** Which of these addresses belong to accounts, by mailbox. */
  async membersAt(emails: readonly string[]): Promise<Map<string, string>> {
    const written = emails.flatMap((email) => [email, mailboxOf(email)]);
    const rows = await this.sql.rows<{ id: string; email: string }>(
      'verification-review:members',
      'SELECT id, email::text FROM account_identities WHERE email = ANY($1::citext[])',
      [written],
    );
    return new Map(rows.map(({ id, email }) => [mailboxOf(email), id]));
  }

  /** The person's statements, to compare with documents. */
  async context(userId: string): Promise<ReviewContext | null> {
    const [row] = await this.sql.rows<ReviewContext>(
      'verification-review:context',
      `SELECT person.name, coalesce(person.last_name, '') AS "lastName", person.username::text, person.email::text,
              person.region, person.user_type AS "userType", person.created_at AS "joinedAt", person.age,
              person.nationality, person.location, account.email_verified_at IS NOT NULL AS "emailVerified"
       FROM profile_summaries AS person JOIN account_identities AS account ON account.id = person.id WHERE person.id = $1`,
      [userId],
    );
    return row ?? null;
  }
}

export interface ReviewContext {
  name: string;
  lastName: string;
  username: string;
  email: string;
  region: string;
  userType: UserType;
  joinedAt: Date;
  age: number | null;
  nationality: string | null;
  location: string | null;
  emailVerified: boolean;
}
