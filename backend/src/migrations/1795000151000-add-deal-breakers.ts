import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROFILES = {
  au_pair_profiles: {
    numbers: ['most_hours', 'least_days_off', 'least_child_age'],
    check: '"most_hours" BETWEEN 5 AND 60 AND "least_days_off" BETWEEN 1 AND 5 AND "least_child_age" BETWEEN 0 AND 17',
  },
  family_profiles: {
    numbers: ['least_hours', 'least_age', 'most_age'],
    check: '"least_hours" BETWEEN 5 AND 60 AND "least_age" BETWEEN 18 AND 45 AND "most_age" BETWEEN 18 AND 45',
  },
};

const SEARCH_TABLES = [
  {
    name: 'au_pair_search_terms',
    soonest: 'available',
    facts: 'created available places traits nationality age stay_min stay_max hours languages days_off'.split(' '),
    added: PROFILES.au_pair_profiles.numbers,
  },
  {
    name: 'family_search_terms',
    soonest: 'starts',
    facts: 'created starts places traits children youngest stay_min stay_max hours languages days_off'.split(' '),
    added: PROFILES.family_profiles.numbers,
  },
];

/** What people do not accept in each other, in their profiles and in what search reads. */
export class AddDealBreakers1795000151000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { numbers, check }] of Object.entries(PROFILES))
      await runner.query(`ALTER TABLE "${table}" ADD "deal_breakers" text[],
        ${numbers.map((column) => `ADD "${column}" smallint`).join(', ')},
        ADD CONSTRAINT "${table}_deal_breakers_check" CHECK (${check})`);
    for (const { name, added, ...table } of SEARCH_TABLES) {
      await runner.query(`ALTER TABLE "${name}" ADD "refuses" integer NOT NULL DEFAULT 0,
        ${added.map((column) => `ADD "${column}" smallint`).join(', ')}`);
      await coverAgain(runner, name, table.soonest, [...table.facts, 'refuses', ...added]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, added, ...table } of SEARCH_TABLES) {
      await coverAgain(runner, name, table.soonest, table.facts);
      await runner.query(
        `ALTER TABLE "${name}" ${['refuses', ...added].map((column) => `DROP "${column}"`).join(', ')}`,
      );
    }
    for (const [table, { numbers }] of Object.entries(PROFILES))
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_deal_breakers_check",
        ${['deal_breakers', ...numbers].map((column) => `DROP "${column}"`).join(', ')}`);
  }
}

async function coverAgain(runner: QueryRunner, name: string, soonest: string, facts: readonly string[]): Promise<void> {
  const covered = (key: string) => facts.filter((column) => column !== key).join(', ');
  await runner.query(`DROP INDEX "${name}_newest_idx", "${name}_soonest_idx"`);
  await runner.query(
    `CREATE INDEX "${name}_newest_idx" ON "${name}" ("term", "created" DESC, "user_id" DESC) INCLUDE (${covered('created')})`,
  );
  await runner.query(
    `CREATE INDEX "${name}_soonest_idx" ON "${name}" ("term", "${soonest}", "user_id") INCLUDE (${covered(soonest)})`,
  );
}
