import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Families that moved in an earlier release left their co-parent and their job listing in the other country. */
export class FollowMovesOfFamilies1795000244600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE accounts SET region = owner.region
      FROM household_members AS seat JOIN accounts AS owner ON owner.id = seat.family_id
      WHERE accounts.id = seat.account_id AND accounts.region <> owner.region`);
    await runner.query(`
      UPDATE job_listings SET state = 'paused'
      FROM profiles AS owner
      WHERE owner.id = job_listings.family_id AND job_listings.region <> owner.region AND job_listings.state = 'open'`);
  }

  async down(): Promise<void> {
    // Which listings were open cannot be known any more.
  }
}
