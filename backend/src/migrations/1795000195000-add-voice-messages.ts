import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages can be spoken. */
export class AddVoiceMessages1795000195000 implements MigrationInterface {
  /** That release has no files of messages, so that a wider check of their kinds breaks none of its writes. */
  readonly contractAfter = '3e43c981ccf427c223d21f3d3a1a2c7c04413039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messages" ADD "voice_seconds" smallint NOT NULL DEFAULT 0`);
    await runner.query(`
      ALTER TABLE "message_attachments"
        ADD "duration_ms" integer,
        ADD "waveform" smallint array,
        DROP CONSTRAINT "message_attachments_kind_check",
        ADD CONSTRAINT "message_attachments_kind_check" CHECK ("kind" IN ('photo', 'document', 'voice'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "message_attachments" WHERE "kind" = 'voice'`);
    await runner.query(`
      ALTER TABLE "message_attachments"
        DROP CONSTRAINT "message_attachments_kind_check",
        ADD CONSTRAINT "message_attachments_kind_check" CHECK ("kind" IN ('photo', 'document')),
        DROP COLUMN "waveform",
        DROP COLUMN "duration_ms"`);
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "voice_seconds"`);
  }
}
