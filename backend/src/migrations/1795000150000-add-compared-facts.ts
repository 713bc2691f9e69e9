import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROFILE_COLUMNS = {
  au_pair_profiles: [
    '"days_off" smallint',
    '"ages_cared_for" text[]',
    '"lives_with_pets" boolean',
    '"swims" boolean',
    '"smokes" boolean',
  ],
  family_profiles: [
    '"days_off" smallint',
    '"needs_driver" boolean',
    '"needs_swimmer" boolean',
    '"smokes_at_home" boolean',
  ],
};

/** What the two search indexes cover next to their keys, so far. */
const SEARCH_TABLES = [
  {
    name: 'au_pair_search_terms',
    soonest: 'available',
    facts: 'created available places traits nationality age stay_min stay_max hours languages'.split(' '),
    /** Bits that have always meant the same. */
    traits: 0b11_1111_1111,
  },
  {
    name: 'family_search_terms',
    soonest: 'starts',
    facts: 'created starts places traits children youngest stay_min stay_max hours languages'.split(' '),
    traits: 0b1111,
  },
];

async function coverWith(runner: QueryRunner, added: readonly string[]): Promise<void> {
  for (const { name, soonest, facts } of SEARCH_TABLES) {
    const covered = (key: string) => [...facts, ...added].filter((column) => column !== key).join(', ');
    await runner.query(`DROP INDEX "${name}_newest_idx", "${name}_soonest_idx"`);
    await runner.query(
      `CREATE INDEX "${name}_newest_idx" ON "${name}" ("term", "created" DESC, "user_id" DESC) INCLUDE (${covered('created')})`,
    );
    await runner.query(
      `CREATE INDEX "${name}_soonest_idx" ON "${name}" ("term", "${soonest}", "user_id") INCLUDE (${covered(soonest)})`,
    );
  }
}

/** Facts that the match score compares, in both profiles and in what search reads. */
export class AddComparedFacts1795000150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(PROFILE_COLUMNS))
      await runner.query(`ALTER TABLE "${table}" ${columns.map((column) => `ADD ${column}`).join(', ')},
        ADD CONSTRAINT "${table}_days_off_check" CHECK ("days_off" BETWEEN 1 AND 5)`);
    for (const { name, traits } of SEARCH_TABLES) {
      await runner.query(`ALTER TABLE "${name}" ADD "days_off" smallint`);
      // Older releases gave other meanings to bits that are used again.
      await runner.query(`UPDATE "${name}" SET "traits" = "traits" & ${traits} WHERE "traits" & ~${traits} <> 0`);
    }
    await coverWith(runner, ['days_off']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await coverWith(runner, []);
    for (const { name, traits } of SEARCH_TABLES) {
      await runner.query(`ALTER TABLE "${name}" DROP "days_off"`);
      await runner.query(`UPDATE "${name}" SET "traits" = "traits" & ${traits} WHERE "traits" & ~${traits} <> 0`);
    }
    for (const [table, columns] of Object.entries(PROFILE_COLUMNS))
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_days_off_check",
        ${columns.map((column) => `DROP ${column.split(' ')[0]}`).join(', ')}`);
  }
}
