import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonalDataRegistry, type PersonalTable } from '../../src/platform/personal-data/index.js';
import { idColumns, textColumns } from '../support/personal-data.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ACCOUNT = ['accounts', 'profiles', 'family_profiles', 'au_pair_profiles'];
const NAMES = /(?:^|_)(?:email|phone_number|username|first_name|last_name|family_name|full_name)$/;

/** Tables of which no row is about a member, and why their texts name none. */
const WITHOUT_MEMBERS: Readonly<Record<string, string>> = {
  blog_post_addresses: 'Addresses of posts',
  blog_post_drafts: 'Drafts of posts, by admins',
  browser_errors: 'Messages of errors, with addresses and ids removed; deleted after 30 days',
  content_seeds: 'Texts of a release',
  country_landings: 'Texts of pages, by admins',
  daily_metrics: 'Names of figures',
  event_deliveries: 'Payloads until they are delivered; deleted by age',
  faq_entries: 'Texts of pages, by admins',
  legal_facts: 'Figures of laws, by admins',
  marketing_lists: 'Names of lists',
  marketing_sync_runs: 'Outcomes of runs',
  migrations: 'Names of migrations',
  outbox_events: 'Payloads until they are delivered; deleted by age',
  page_speed_histograms: 'Names of pages',
  resource_attachments: 'Files of guides, by admins',
  resources: 'Texts of guides, by admins',
  stripe_events: 'Ids and types of events',
  visa_rules: 'Rules of visas, by admins',
};

let test: TestApp;
let declared: Map<string, PersonalTable>;
beforeAll(async () => {
  test = await createTestApp();
  declared = new Map(test.app.get(PersonalDataRegistry, { strict: false }).tables());
});
afterAll(() => test.close());

// A new column: declare it in the `*.personal-data.ts` of its module.
describe('What is personal is declared', () => {
  it('for every column that names a person, by foreign key or by name', async () => {
    const problems: string[] = [];
    for (const { column: place, keys } of await idColumns(test)) {
      const [table = '', column = ''] = place.split('.');
      const toPerson = keys.find(({ to }) => ACCOUNT.includes(to));
      if (keys.length > 0 && !toPerson) continue;
      const { people = {}, otherIds = [] } = declared.get(table) ?? {};
      if (!(column in people) && !(otherIds.includes(column) && !toPerson)) problems.push(`${place} is not declared`);
      else if (toPerson && (people[column] !== 'cascade' || toPerson.deletes !== 'c'))
        problems.push(`${place} does not go with the account`);
      else if (!toPerson && people[column] === 'cascade') problems.push(`${place} has no foreign key`);
    }
    const named = (await textColumns(test)).filter(({ column }) => NAMES.test(column));
    for (const { table, column } of named)
      if (!declared.has(table)) problems.push(`${table}.${column} is not declared`);
    expect(problems).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
    for (const table of declared.keys())
      expect(await test.database.query('SELECT to_regclass($1) AS found', [table])).not.toEqual([{ found: null }]);
  });

  it('for every text of a row that outlives an account: searched, replaced, or one that cannot name anyone', async () => {
    const columns = await textColumns(test);
    const parents = new Map<string, string[]>();
    for (const { column, keys } of await idColumns(test)) {
      const [table = ''] = column.split('.');
      const gone = keys.filter(({ deletes }) => deletes === 'c').map(({ to }) => to);
      parents.set(table, [...(parents.get(table) ?? []), ...gone]);
    }
    /** Whether no row of the table is left once its person is erased. */
    const goes = (table: string): boolean => {
      if (ACCOUNT.includes(table)) return true;
      const { people = {} } = declared.get(table) ?? {};
      const ways = Object.values(people).filter((way) => !(typeof way === 'object' && 'keep' in way && isAdmin(way)));
      if (ways.length > 0) return ways.every((way) => typeof way === 'string');
      return (parents.get(table) ?? []).some(goes);
    };
    const undeclared = columns.filter(({ table, column, isFixed }) => {
      const one = declared.get(table);
      if (!one) return !(table in WITHOUT_MEMBERS);
      if (isFixed || goes(table)) return false;
      const { texts = {}, identifies = {}, replace = [], withoutNames = {} } = one;
      if (typeof withoutNames === 'string' || replace.some((value) => value.column === column)) return false;
      return ![texts, identifies, withoutNames].some((some) => column in some);
    });
    expect(undeclared.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const gone = [...declared].flatMap(([table, { texts = {}, withoutNames = {} }]) =>
      Object.keys({ ...texts, ...(typeof withoutNames === 'string' ? {} : withoutNames) }).map(
        (column) => `${table}.${column}`,
      ),
    );
    expect(gone.filter((place) => !known.has(place))).toEqual([]);
    expect(Object.keys(WITHOUT_MEMBERS).filter((table) => !columns.some((one) => one.table === table))).toEqual([]);
  });
});

const isAdmin = ({ keep }: { keep: string }) => keep.startsWith('An admin');
