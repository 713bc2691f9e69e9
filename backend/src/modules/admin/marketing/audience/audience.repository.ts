import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AUDIENCE, type AudienceStanding, type ListKey } from './audience-rules.js';

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

interface PeopleWish {
  standing?: AudienceStanding | undefined;
  search?: string | undefined;
  /** The name after which the page begins. */
  after: string | null;
  limit: number;
}

const literally = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Who is in, who is not, and why. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  async people({ standing, search, after, limit }: PeopleWish, now: Date): Promise<AudiencePersonRow[]> {
    return this.dataSource.query<AudiencePersonRow[]>(
      `SELECT person.id, person.email, person.username, person.user_type AS "userType", person.region, person.list,
         person.standing, person.source, person.recorded_at AS "recordedAt", contact.told_at AS "toldAt"
       FROM (${AUDIENCE}) AS person LEFT JOIN marketing_contacts AS contact ON contact.person_id = person.id
       WHERE ($2::text IS NULL OR person.standing = $2)
         AND ($3::text IS NULL OR person.username ILIKE $3 OR person.email ILIKE $3)
         AND ($4::text IS NULL OR lower(person.username) > $4)
       ORDER BY lower(person.username) LIMIT $5`,
      [now, standing ?? null, search ? literally(search) : null, after, limit],
    );
  }

  async countByStanding(now: Date): Promise<{ standing: AudienceStanding; people: number }[]> {
    return this.dataSource.query(
      `SELECT standing, count(*)::int AS people FROM (${AUDIENCE}) AS person GROUP BY standing`,
      [now],
    );
  }

  /** How many belong to each list, and how many of them Brevo knows. */
  async countByList(now: Date): Promise<{ list: ListKey; people: number; atBrevo: number }[]> {
    return this.dataSource.query(
      `SELECT coalesce(wanted.list, told.list) AS list, coalesce(wanted.people, 0) AS people,
         coalesce(told.people, 0) AS "atBrevo"
       FROM (SELECT list, count(*)::int AS people FROM (${AUDIENCE}) AS person WHERE standing = 'in' GROUP BY list)
         AS wanted
       FULL JOIN (SELECT list, count(*)::int AS people FROM marketing_contacts GROUP BY list) AS told USING (list)`,
      [now],
    );
  }

  /** People who are gone, and whom Brevo has not forgotten yet. */
  async countErased(): Promise<number> {
    const [row] = await this.dataSource.query<{ people: number }[]>(
      `SELECT count(*)::int AS people FROM marketing_contacts AS contact
       WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = contact.person_id)`,
    );
    return row?.people ?? 0;
  }
}
