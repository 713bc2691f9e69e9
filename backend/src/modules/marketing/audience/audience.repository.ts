import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AUDIENCE, AUDIENCE_BY_NAME, NARROWED, type AudienceStanding, type ListKey } from './audience-rules.js';
import { peopleFoundSql } from '../../profiles/index.js';

export interface AudiencePersonRow {
  id: string;
  email: string;
  username: string;
  userType: 'family' | 'aupair';
  region: 'australia' | 'newzealand';
  list: ListKey;
  standing: AudienceStanding;
  /** By what the newest yes or no came about, and when; null for whoever was never asked. */
  source: string | null;
  recordedAt: Date | null;
  /** When Brevo was last told of them; null when it does not know them. */
  toldAt: Date | null;
}

/** Some of everyone, by where they stand and what Brevo knows. */
export interface StandingCount {
  /** Null, as is `list`, for whoever has no account here, or is an admin. */
  standing: AudienceStanding | null;
  list: ListKey | null;
  /** Null where Brevo does not know them. */
  listAtBrevo: ListKey | null;
  people: number;
  /** Those of whom Brevo is still to be told something. */
  toPut: number;
  /** Those who have no account any more. */
  erased: number;
}

interface PeopleWish {
  standing?: AudienceStanding | undefined;
  search?: string | undefined;
  /** The name after which the page begins. */
  after: string | null;
  limit: number;
}

const literally = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Found by the directory's index, in which names, usernames and addresses stand without capitals and accents. */
const IS_MEANT = `person.id IN (${peopleFoundSql('folded($3)')})`;

/** Who is in, who is not, and why. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  async people({ standing, search, after, limit }: PeopleWish, now: Date): Promise<AudiencePersonRow[]> {
    return this.dataSource.query<AudiencePersonRow[]>(
      `SELECT person.id, person.email, person.username, person.user_type AS "userType", person.region, person.list,
         person.standing, person.source, person.recorded_at AS "recordedAt", contact.told_at AS "toldAt"
       FROM (${AUDIENCE_BY_NAME}) AS person LEFT JOIN marketing_contacts AS contact ON contact.person_id = person.id
       WHERE ($2::text IS NULL OR person.standing = $2) AND ${(standing && NARROWED[standing]) ?? 'true'}
         AND ($3::text IS NULL OR true) ${search ? `AND ${IS_MEANT}` : ''}
         AND ($4::citext IS NULL OR person.name > $4::citext)
       ORDER BY person.name LIMIT $5`,
      [now, standing ?? null, search ? literally(search) : null, after, limit],
    );
  }

  /**
   * How many there are of each standing on each list, how many of them Brevo knows, and what of that is to change: all
   * of it with one look at everyone.
   */
  async count(now: Date): Promise<StandingCount[]> {
    return this.dataSource.query<StandingCount[]>(
      // One word to group by, behind a fence: the planner takes three for as many groups as people, and sorts them all.
      `SELECT min(standing) AS standing, min(list) AS list, min("listAtBrevo") AS "listAtBrevo", count(*)::int AS people,
         count(*) FILTER (WHERE "isToPut")::int AS "toPut", count(*) FILTER (WHERE "isErased")::int AS erased
       FROM (
         SELECT person.standing, person.list, contact.list AS "listAtBrevo",
           concat_ws(' ', person.standing, person.list, 'at', contact.list) AS word,
           person.standing = 'in' AND contact.process_id IS NULL
             AND (contact.fingerprint IS NULL OR contact.fingerprint <> person.fingerprint) AS "isToPut",
           person.id IS NULL AND NOT EXISTS (SELECT FROM account_identities AS account WHERE account.id = contact.person_id) AS "isErased"
         FROM (${AUDIENCE}) AS person FULL JOIN marketing_contacts AS contact ON contact.person_id = person.id
         OFFSET 0
       ) AS one GROUP BY word`,
      [now],
    );
  }
}
