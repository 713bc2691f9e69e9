import { Injectable, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { UUID_PATTERN } from '../../../platform/http/index.js';
import type { Region } from '../../country/index.js';
import { areHiddenSql } from '../effective-blocks/effective-blocks-sql.js';
import { REPUTATION_COLUMNS, type ReputationRow } from '../reputation/reputation-columns.js';
import type { UnavailableDatesDto } from '../unavailable-dates/unavailable-dates.dto.js';
import type { ShownPhotos } from './profile-photos.service.js';

/** Facts about a person's page besides their texts, and whether the viewer may see it. */
export interface PagePerson {
  region: Region;
  timeZone: string;
  hasCompletedProfile: boolean;
  /** Null where nothing is known. */
  known: ReputationRow | null;
  taken: UnavailableDatesDto[];
  /** From the viewer. */
  hidden: boolean;
  shown: ShownPhotos;
}

/** Facts for a person's own dashboard. */
export interface OwnRole<Role> {
  /** Null before the first save. */
  profile: Role | null;
  draft: object | null;
  emailVerified: boolean;
  hasCompletedProfile: boolean;
  /** They have written to someone. */
  hasWritten: boolean;
  shown: ShownPhotos;
}

/** SQL for the role profile `one`; its list of photos may contain deleted ones. */
const SHOWN = `
  (SELECT json_build_object('photos', coalesce(json_agg(upload.id ORDER BY place), '[]'),
      'photoPreviews', coalesce(json_agg(upload.preview ORDER BY place), '[]'),
      'photoFocalPoints', coalesce(json_agg(upload.focal_point ORDER BY place), '[]'))
    FROM unnest(one.photos) WITH ORDINALITY AS photo (id, place)
    JOIN shown_uploads AS upload ON upload.id = CASE WHEN photo.id ~ '^${UUID_PATTERN}$' THEN photo.id::uuid END)`;

/** SQL for the person; `one` is the role profile, $2 the viewer or null. */
const PERSON = `json_build_object('region', person.region, 'timeZone', person.time_zone,
  'hasCompletedProfile', person.has_completed_profile,
  'known', (SELECT to_json(row) FROM (SELECT ${REPUTATION_COLUMNS} FROM profile_reputations AS known WHERE known.user_id = one.id) AS row),
  'taken', (SELECT coalesce(json_agg(json_build_object('from', starts_on, 'to', ends_on) ORDER BY starts_on), '[]')
    FROM unavailable_dates WHERE user_id = one.id),
  'hidden', ${areHiddenSql('$2::uuid', 'one.id')},
  'shown', ${SHOWN})`;

const OWN = `account.email_verified_at IS NOT NULL AS "emailVerified", coalesce(person.has_completed_profile, false) AS "hasCompletedProfile",
  person.first_contact_at IS NOT NULL AS "hasWritten", ${SHOWN} AS shown,
  (SELECT data FROM profile_drafts WHERE user_id = account.id) AS draft`;

/** Reads a person's page and role profile in one statement each. */
@Injectable()
export class RolePagesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: PreparedSqlService,
  ) {}

  /** The role profile (`role` is its entity) and the person; null if there is none. */
  async find<Role extends object>(
    role: Type<Role>,
    id: string,
    viewerId: string | null,
  ): Promise<{ profile: Role; person: PagePerson } | null> {
    const [row] = await this.rows(role, 'page-of', 'one.id = $1', [id, viewerId]);
    return row ?? null;
  }

  /** The same of several people, in any order. */
  async findEach<Role extends object>(
    role: Type<Role>,
    ids: readonly string[],
    viewerId: string | null,
  ): Promise<{ profile: Role; person: PagePerson }[]> {
    return this.rows(role, 'pages-of', 'one.id = ANY($1::uuid[])', [ids, viewerId]);
  }

  /** The same for the person themselves; null where there is no such account. */
  async findOwn<Role extends object>(role: Type<Role>, id: string): Promise<OwnRole<Role> | null> {
    const { table, columns } = this.tableOf(role);
    const [row] = await this.sql.rows<Omit<OwnRole<Role>, 'profile'> & { id: string | null }>(
      `own:${table}`,
      `SELECT ${columns}, ${OWN} FROM account_identities AS account LEFT JOIN profiles AS person ON person.id = account.id
       LEFT JOIN ${table} AS one ON one.id = account.id WHERE account.id = $1`,
      [id],
    );
    if (!row) return null;
    const { emailVerified, hasCompletedProfile, hasWritten, shown, draft, ...profile } = row;
    const saved = row.id === null ? null : (profile as unknown as Role);
    return { profile: saved, draft, emailVerified, hasCompletedProfile, hasWritten, shown };
  }

  private async rows<Role extends object>(
    role: Type<Role>,
    name: string,
    condition: string,
    values: unknown[],
  ): Promise<{ profile: Role; person: PagePerson }[]> {
    const { table, columns } = this.tableOf(role);
    const rows = await this.sql.rows<Role & { person: PagePerson }>(
      `${name}:${table}`,
      `SELECT ${columns}, ${PERSON} AS person FROM ${table} AS one JOIN profiles AS person ON person.id = one.id WHERE ${condition}`,
      values,
    );
    return rows.map(({ person, ...profile }) => ({ profile: profile as unknown as Role, person }));
  }

  private tableOf(role: Type<unknown>): { table: string; columns: string } {
    const { tableName, columns } = this.dataSource.getMetadata(role);
    // Dates are strings throughout the code.
    const selected = columns.map(
      ({ databaseName, propertyName, type }) =>
        `one."${databaseName}"${type === 'date' ? '::text' : ''} AS "${propertyName}"`,
    );
    return { table: tableName, columns: selected.join(', ') };
  }
}
