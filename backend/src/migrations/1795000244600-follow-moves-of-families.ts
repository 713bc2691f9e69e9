import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Job listings of families that moved to the other country before they could follow wait for their pay there. */
export class FollowMovesOfFamilies1795000244600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE job_listings SET state = 'paused'
      FROM profiles AS owner
      WHERE owner.id = job_listings.family_id AND job_listings.region <> owner.region AND job_listings.state = 'open'`);
  }

  async down(): Promise<void> {
    // Which listings were open cannot be known any more.
  }
}
