import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { serveApiDocs } from './api-docs.js';
import { AppModule } from './app.module.js';
import { configureApp, configureRealtime, createAdapter } from './configure-app.js';
import { loadDemo } from './load-demo.js';
import { loadSettings } from './platform/config/index.js';
import { migrate } from './platform/database/index.js';
import { DatabaseClaim } from './platform/database/database-claim.js';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.js';
import { retryWhileAway, waitForPostgres } from './platform/database/wait-for-postgres.js';
import { createLogger, LogService, NestLoggerService } from './platform/logging/index.js';
import { ContentSeedsService } from './platform/seeding/index.js';
import { ProcessEnding } from './platform/shutdown/index.js';
import type { Telemetry } from './platform/telemetry/index.js';

/**
 * Runs the API until the process gets a signal to end.
 * @throws if the settings are wrong, or the tables are those of a newer release
 */
export async function serve(env: NodeJS.ProcessEnv, telemetry: Telemetry): Promise<void> {
  let logger = createLogger({ logLevel: 'info' });
  /** The parts that have started, for a shutdown during the start. */
  const started: { database?: OpenDatabase; claim?: DatabaseClaim; app?: NestFastifyApplication } = {};
  // Not Nest's shutdown hooks: the database must stop last.
  const ending = new ProcessEnding({
    steps: [
      async () => started.app?.close(),
      async () => started.claim?.release(),
      async () => started.database?.stop(),
      () => telemetry.stop(),
    ],
    onFailure: (event, err) => logger.fatal({ event, err }),
    exit: (code) => process.exit(code),
  }).listen();

  const configured = loadSettings(env);
  logger = createLogger(configured);
  // Before the database is touched; other installations never load it.
  const demo = configured.demo ? await loadDemo() : null;
  const database = (started.database = await openDatabase(configured));
  const { settings } = database;
  const onAway = (err: unknown) => logger.warn({ event: 'waiting_for_database', err });
  if (settings.databaseDirectUrl) {
    const claim = {
      url: settings.databaseDirectUrl,
      shared: settings.redisUrl !== null,
      onLost: (err: Error) => {
        logger.fatal({ event: 'database_taken_over', err });
        void ending.end(1);
      },
    };
    await waitForPostgres(settings.databaseDirectUrl, onAway);
    started.claim = await retryWhileAway(() => DatabaseClaim.take(claim), onAway);
  }
  const app = (started.app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(settings),
    createAdapter(settings),
    { bufferLogs: true, bodyParser: false, abortOnError: false },
  ));
  app.useLogger(app.get(NestLoggerService));
  telemetry.nameRoutes(app.getHttpAdapter().getInstance());
  database.watch();
  await configureApp(app);
  // Before listening: nothing may be served from an unknown schema. PostgreSQL may end at any moment; each step is
  // then repeated.
  const { unprotectedTables } = await retryWhileAway(
    () => migrate(app.get(DataSource), database.adminUrl, database.settings.databaseDirectUrl ?? undefined),
    onAway,
  );
  if (unprotectedTables.length)
    app.get(LogService).security('append_only_tables_unsealed', { tables: unprotectedTables });
  await retryWhileAway(() => app.get(ContentSeedsService).run(), onAway);
  // The demo's people must exist before the first request.
  await demo?.seedDemo(app);
  await configureRealtime(app);
  serveApiDocs(app, settings);
  await app.listen(settings.apiPort, settings.host);
}
