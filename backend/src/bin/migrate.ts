import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { createAdapter } from '../configure-app.js';
import { loadSettings } from '../platform/config/index.js';
import { migrate } from '../platform/database/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { openS3Storage } from '../platform/storage/index.js';

/**
 * Migrates the database and, with `DATABASE_ADMIN_URL`, makes the audit log append-only: `node dist/bin/migrate.js`.
 * Use it where API processes must never have a superuser password. Also creates the bucket for files.
 */
const database = await openDatabase(loadSettings(process.env));
// Not initialised, so that no jobs and no outbox run here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
try {
  if (database.settings.s3) await (await openS3Storage(database.settings.s3)).ensureBucket();
  const { unprotectedTables } = await migrate(
    app.get(DataSource),
    database.adminUrl,
    database.settings.databaseDirectUrl ?? undefined,
  );
  process.stdout.write(
    unprotectedTables.length
      ? `The tables are up to date. Without a superuser in DATABASE_ADMIN_URL, rows of these can still be changed: ${unprotectedTables.join(', ')}.\n`
      : 'The tables are up to date, and the audit log is append-only.\n',
  );
} finally {
  await app.close();
  await database.stop();
}
process.exit();
