import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';

/** Columns that the specification names, in the tables' spelling; `null` where the database has no default. */
const SPECIFIED = {
  profiles: {
    id: null,
    username: null,
    email: null,
    user_type: null,
    region: null,
    has_completed_profile: 'false',
    has_paid: 'false',
    phone_number: null,
    allow_whats_app: 'false',
    created_at: 'now()',
    last_login_date: null,
    login_count30d: '0',
    subscription_tier: `'free'::text`,
  },
  family_profiles: {
    id: null,
    user_id: null,
    family_name: null,
    location: null,
    about_us: null,
    number_of_children: null,
    children_ages: null,
    requirements: null,
    hours_per_week: null,
    accommodation_details: null,
    start_date: null,
    duration: null,
    photos: null,
    active: 'true',
    featured: 'false',
    subscription_tier: `'free'::text`,
    created_at: 'now()',
  },
  au_pair_profiles: {
    id: null,
    user_id: null,
    first_name: null,
    last_name: null,
    nationality: null,
    age: null,
    about_me: null,
    experience: null,
    education: null,
    languages: null,
    skills: null,
    availability_date: null,
    preferred_duration: null,
    preferred_location: null,
    has_infant_experience: 'false',
    has_driving_license: 'false',
    has_police_check: 'false',
    has_work_with_children_check: 'false',
    visa_status: null,
    is_already_in_country: 'false',
    photos: null,
    active: 'true',
    created_at: 'now()',
  },
};

describe('The tables of people', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function insertPerson(userType = 'family', name: string = randomUUID()): Promise<string> {
    const id = randomUUID();
    const who = [id, `${name}@example.com`, name, userType];
    await database.query(
      `INSERT INTO accounts (id, email, password_hash, username, user_type, region)
       VALUES ($1, $2, '-', $2, 'family', 'australia')`,
      [id, `account-${id}`],
    );
    await database.query(
      `INSERT INTO profiles (id, email, username, user_type, region) VALUES ($1, $2, $3, $4, 'australia')`,
      who,
    );
    return id;
  }
  const insertFamily = (id: string, children: number, hours: number) =>
    database.query(
      `INSERT INTO family_profiles (id, user_id, family_name, location, about_us, number_of_children, children_ages,
         requirements, hours_per_week, accommodation_details, start_date, duration)
       VALUES ($1, $1, '', '', '', $2, '', '', $3, '', '', '')`,
      [id, children, hours],
    );
  const insertAuPair = (id: string, age: number) =>
    database.query(
      `INSERT INTO au_pair_profiles (id, user_id, first_name, last_name, nationality, age, about_me, experience,
         education, languages, skills, availability_date, preferred_duration)
       VALUES ($1, $1, '', '', '', $2, '', '', '', '', '', '', '')`,
      [id, age],
    );

  it.each(Object.entries(SPECIFIED))('E01%s has every field with its default', async (table, specified) => {
    const columns = await database.query<{ name: string; default: string | null }>(
      `SELECT column_name AS name, column_default AS "default" FROM information_schema.columns WHERE table_name = $1`,
      [table],
    );
    const found = Object.fromEntries(columns.map((column) => [column.name, column.default]));
    expect(found).toMatchObject(specified);
  });

  it('E01 knows a username and an address once, whatever their case', async () => {
    await insertPerson('family', 'lena');
    await expect(insertPerson('aupair', 'LENA')).rejects.toThrow(/profiles_(username|email)_key/);
  });

  it('E01 lets role profiles go with the profile, and the profile with the account', async () => {
    const id = await insertPerson();
    await insertFamily(id, 2, 30);
    await database.query('DELETE FROM accounts WHERE id = $1', [id]);
    expect(await database.query('SELECT 1 FROM profiles WHERE id = $1', [id])).toEqual([]);
    expect(await database.query('SELECT 1 FROM family_profiles WHERE user_id = $1', [id])).toEqual([]);
  });

  it.each([
    [0, 30, 'number_of_children'],
    [21, 30, 'number_of_children'],
    [2, 4, 'hours_per_week'],
    [2, 61, 'hours_per_week'],
  ])('N02 refuses a family with %i children and %i hours, even past the API', async (children, hours, column) => {
    await expect(insertFamily(await insertPerson(), children, hours)).rejects.toThrow(
      `family_profiles_${column}_check`,
    );
  });

  it.each([17, 46])('N02 refuses an au pair of %i, even past the API', async (age) => {
    await expect(insertAuPair(await insertPerson('aupair'), age)).rejects.toThrow('au_pair_profiles_age_check');
  });

  it('N02 takes the bounds themselves', async () => {
    await insertFamily(await insertPerson(), 1, 5);
    await insertFamily(await insertPerson(), 20, 60);
    await insertAuPair(await insertPerson('aupair'), 18);
    await insertAuPair(await insertPerson('aupair'), 45);
  });
});
