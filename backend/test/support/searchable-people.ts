import type { AuPairTexts } from '../../src/modules/profiles/facts/au-pair-facts.js';
import type { FamilyTexts } from '../../src/modules/profiles/facts/family-facts.js';
import type { TestDatabase } from './test-database.js';

/** The properties that decide whether someone can be found. */
interface Visibility {
  active: boolean;
  complete: boolean;
}
export type SearchableAuPair = AuPairTexts & Visibility;
export type SearchableFamily = FamilyTexts & Visibility;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [snake(name), value]));

async function insertPeople(
  { query }: TestDatabase,
  userType: 'family' | 'aupair',
  people: readonly (Visibility & { userId: string; region: string })[],
): Promise<void> {
  const persons = JSON.stringify(people);
  const recordset = `jsonb_to_recordset($1::jsonb) AS one ("userId" uuid, region text, complete boolean)`;
  await query(
    `INSERT INTO accounts (id, email, username, password_hash, user_type, region)
     SELECT "userId", "userId" || '@example.com', "userId", '', $2, region FROM ${recordset}`,
    [persons, userType],
  );
  await query(
    `INSERT INTO profiles (id, email, username, user_type, region, has_completed_profile)
     SELECT "userId", "userId" || '@example.com', "userId", $2, region, complete FROM ${recordset}`,
    [persons, userType],
  );
}

/** Au pairs as they would be after saving their profiles and having been verified, without the search index. */
export async function insertAuPairs(database: TestDatabase, people: readonly SearchableAuPair[]): Promise<void> {
  await insertPeople(database, 'aupair', people);
  const rows = people.map(({ region: _region, complete: _complete, ...texts }) => ({
    ...columnsOf(texts),
    id: texts.userId,
    first_name: 'Lena',
    last_name: 'Hoffmann',
    education: 'School',
    about_me: 'About me',
    experience: 'Experience',
    skills: 'Skills',
  }));
  await database.query(
    'INSERT INTO au_pair_profiles SELECT * FROM jsonb_populate_recordset(null::au_pair_profiles, $1)',
    [JSON.stringify(rows)],
  );
  await database.query(
    'INSERT INTO profile_reputations (user_id, verified_at) SELECT unnest($1::uuid[]), now() ON CONFLICT DO NOTHING',
    [people.map(({ userId }) => userId)],
  );
}

/** Families as they would be after saving their profiles, without the search index. */
export async function insertFamilies(database: TestDatabase, people: readonly SearchableFamily[]): Promise<void> {
  await insertPeople(database, 'family', people);
  const rows = people.map(({ region: _region, complete: _complete, ...texts }) => ({
    ...columnsOf(texts),
    about_us: 'About us',
    requirements: 'Requirements',
    id: texts.userId,
    family_name: 'Harrow',
    featured: false,
    subscription_tier: 'free',
  }));
  await database.query(
    'INSERT INTO family_profiles SELECT * FROM jsonb_populate_recordset(null::family_profiles, $1)',
    [JSON.stringify(rows)],
  );
}

/** No one is left. */
export async function removeEveryone({ query }: TestDatabase): Promise<void> {
  await query('DELETE FROM accounts');
}
