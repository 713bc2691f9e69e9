import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier releases named the other person in what they wrote about a check-in, which an erasure of that person did not find. */
export class RemoveNamesFromCheckIns1795000244710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE support_messages
      SET words = regexp_replace(words, '^(Answer to the check-in on day [0-9]+ of the placement) with [^:\n]+: ', '\\1: ')
      WHERE NOT from_support AND words LIKE 'Answer to the check-in on day % of the placement with %'`);
    await runner.query(`
      UPDATE support_messages
      SET words = regexp_replace(words, '^(On day [0-9]+) of the placement with [^\n]+ (we asked (you )?how it is going)', '\\1 of your placement \\2')
      WHERE from_support AND words LIKE 'On day % of the placement with %'`);
  }

  /** The names are in no other column of these rows. */
  async down(): Promise<void> {}
}
