import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An approval that expired or was refused in an earlier release left the adults it had covered as checked. */
export class ForgetAdultsCheckedBefore1795000240000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE verification_checks SET version = version + 1, details = jsonb_set(details, '{adults}', (
        SELECT jsonb_agg(adult || '{"checkedOn": null}' ORDER BY place)
        FROM jsonb_array_elements(details -> 'adults') WITH ORDINALITY AS one (adult, place)))
      WHERE approved_at IS NULL AND details @? '$.adults[*] ? (@.checkedOn != null)'`);
  }

  async down(): Promise<void> {
    // Who was checked before cannot be known any more.
  }
}
