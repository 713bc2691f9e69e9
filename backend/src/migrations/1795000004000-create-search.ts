import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One search index: its facts beside the term, and the two orders in which its lists are walked. */
interface SearchTable {
  name: string;
  owner: string;
  /** Sorted by in "soonest". */
  soonest: string;
  facts: readonly string[];
}

const TABLES: readonly SearchTable[] = [
  {
    name: 'au_pair_search_terms',
    owner: 'au_pair_profiles',
    soonest: 'available',
    facts: [
      '"created" integer NOT NULL',
      '"available" integer NOT NULL',
      '"places" integer NOT NULL',
      '"traits" integer NOT NULL',
      '"nationality" smallint',
      '"age" smallint NOT NULL',
      '"stay_min" smallint',
      '"stay_max" smallint',
      '"hours" smallint',
      '"languages" smallint[] NOT NULL',
    ],
  },
  {
    name: 'family_search_terms',
    owner: 'family_profiles',
    soonest: 'starts',
    facts: [
      '"created" integer NOT NULL',
      '"starts" integer NOT NULL',
      '"places" integer NOT NULL',
      '"traits" integer NOT NULL',
      '"children" smallint NOT NULL',
      '"youngest" smallint',
      '"stay_min" smallint',
      '"stay_max" smallint',
      '"hours" smallint NOT NULL',
      '"languages" smallint[] NOT NULL',
    ],
  },
];
const nameOf = (column: string) => column.split(' ')[0] ?? '';

/** What search reads instead of the profiles, and people's shortlists. */
export class CreateSearch1795000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, owner, soonest, facts } of TABLES) {
      await runner.query(`
        CREATE TABLE "${name}" (
          "user_id" uuid NOT NULL,
          "term" integer NOT NULL,
          ${facts.join(',\n          ')},
          CONSTRAINT "${name}_pkey" PRIMARY KEY ("user_id", "term"),
          CONSTRAINT "${name}_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "${owner}" ("id") ON DELETE CASCADE
        )
        WITH (
          -- Walks read the index alone only where the visibility map is fresh, so vacuum comes early.
          autovacuum_vacuum_scale_factor = 0.02,
          autovacuum_vacuum_insert_scale_factor = 0.02,
          autovacuum_analyze_scale_factor = 0.02
        )`);
      const covered = (...keys: string[]) =>
        facts
          .map(nameOf)
          .filter((column) => !keys.includes(column))
          .join(', ');
      await runner.query(
        `CREATE INDEX "${name}_newest_idx" ON "${name}" ("term", "created" DESC, "user_id" DESC) INCLUDE (${covered('"created"')})`,
      );
      await runner.query(
        `CREATE INDEX "${name}_soonest_idx" ON "${name}" ("term", "${soonest}", "user_id") INCLUDE (${covered(`"${soonest}"`)})`,
      );
      // Enough for every term to be among the most common values: a search chooses its list by them.
      await runner.query(`ALTER TABLE "${name}" ALTER COLUMN "term" SET STATISTICS 1000`);
    }
    await runner.query(`
      CREATE TABLE "shortlist_entries" (
        "user_id" uuid NOT NULL,
        "saved_id" uuid NOT NULL,
        "saved_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "shortlist_entries_pkey" PRIMARY KEY ("user_id", "saved_id"),
        CONSTRAINT "shortlist_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "shortlist_entries_saved_id_fkey" FOREIGN KEY ("saved_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "shortlist_entries_others_check" CHECK ("user_id" <> "saved_id")
      )`);
    await runner.query(
      'CREATE INDEX "shortlist_entries_saved_at_saved_id_user_id_idx" ON "shortlist_entries" ("user_id", "saved_at", "saved_id")',
    );
    await runner.query('CREATE INDEX "shortlist_entries_saved_id_idx" ON "shortlist_entries" ("saved_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['shortlist_entries', ...TABLES.map(({ name }) => name)])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
