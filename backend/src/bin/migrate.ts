import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { createAdapter } from '../configure-app.js';
import { loadSettings } from '../platform/config/index.js';
import { migrate } from '../platform/database/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { S3Storage } from '../platform/storage/index.js';

/**
 * Brings the tables up to date and, with `DATABASE_ADMIN_URL`, seals the audit log: `node dist/bin/migrate.js`. For
 * installations whose API processes shall never hold the password of a superuser. Also creates the bucket for files.
 */
const database = await openDatabase(loadSettings(process.env));
// Never initialised: no jobs and no outbox run in here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
try {
  if (database.settings.s3) await new S3Storage(database.settings.s3).ensureBucket();
  const { openTables } = await migrate(
    app.get(DataSource),
    database.adminUrl,
    database.settings.databaseDirectUrl ?? undefined,
  );
  process.stdout.write(
    openTables.length
      ? `The tables are up to date. Not sealed, for want of a superuser in DATABASE_ADMIN_URL: ${openTables.join(', ')}.\n`
      : 'The tables are up to date, and the audit log is sealed.\n',
  );
} finally {
  await app.close();
  await database.stop();
}
process.exit();
