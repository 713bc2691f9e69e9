import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { likePattern } from '../../../platform/database/index.js';
import { AUDIENCE, AUDIENCE_BY_NAME, NARROWED, type MarketingStatus, type ListKey } from './audience-rules.js';
import { peopleFoundSql } from '../../profiles/index.js';

export interface AudiencePersonRow {
  id: string;
  email: string;
  username: string;
  userType: 'family' | 'aupair';
  region: 'australia' | 'newzealand';
  list: ListKey;
  status: MarketingStatus;
  /** The source and time of the newest consent decision; null if never asked. */
  source: string | null;
  recordedAt: Date | null;
  /** When Brevo was last updated; null if it does not know them. */
  toldAt: Date | null;
}

/** Counts by status and state at Brevo. */
export interface StatusCount {
  /** Null, as is `list`, for a person without an account, and for admins. */
  status: MarketingStatus | null;
  list: ListKey | null;
  /** Null if Brevo does not know them. */
  listAtBrevo: ListKey | null;
  people: number;
  /** People with pending updates. */
  toPut: number;
  /** Addresses without an account. */
  erased: number;
}

interface PeopleFilter {
  status?: MarketingStatus | undefined;
  search?: string | undefined;
  /** The name after which the page begins. */
  after: string | null;
  limit: number;
}

/** Uses the index of the directory, which ignores case and accents. */
const IS_MEANT = `person.id IN (${peopleFoundSql('folded($3)')})`;

/** The audience, with everyone's status. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  async people({ status, search, after, limit }: PeopleFilter, now: Date): Promise<AudiencePersonRow[]> {
    return this.dataSource.query<AudiencePersonRow[]>(
      `SELECT person.id, person.email, person.username, person.user_type AS "userType", person.region, person.list,
         person.status, person.source, person.recorded_at AS "recordedAt", contact.told_at AS "toldAt"
       FROM (${AUDIENCE_BY_NAME}) AS person LEFT JOIN marketing_contacts AS contact ON contact.person_id = person.id
       WHERE ($2::text IS NULL OR person.status = $2) AND ${(status && NARROWED[status]) ?? 'true'}
         AND ($3::text IS NULL OR true) ${search ? `AND ${IS_MEANT}` : ''}
         AND ($4::citext IS NULL OR person.name > $4::citext)
       ORDER BY person.name LIMIT $5`,
      [now, status ?? null, search ? likePattern(search) : null, after, limit],
    );
  }

  /** Counts by status and list, at Brevo, and of pending changes, in one scan. */
  async count(now: Date): Promise<StatusCount[]> {
    return this.dataSource.query<StatusCount[]>(
      // Groups by a single column inside a subquery: with three, the planner expects as many groups as people and
      // sorts them all.
      `SELECT min(status) AS status, min(list) AS list, min("listAtBrevo") AS "listAtBrevo", count(*)::int AS people,
         count(*) FILTER (WHERE "isToPut")::int AS "toPut", count(*) FILTER (WHERE "isErased")::int AS erased
       FROM (
         SELECT person.status, person.list, contact.list AS "listAtBrevo",
           concat_ws(' ', person.status, person.list, 'at', contact.list) AS word,
           person.status = 'in' AND contact.process_id IS NULL
             AND (contact.fingerprint IS NULL OR contact.fingerprint <> person.fingerprint) AS "isToPut",
           person.id IS NULL AND NOT EXISTS (SELECT FROM account_identities AS account WHERE account.id = contact.person_id) AS "isErased"
         FROM (${AUDIENCE}) AS person FULL JOIN marketing_contacts AS contact ON contact.person_id = person.id
         OFFSET 0
       ) AS one GROUP BY word`,
      [now],
    );
  }
}
