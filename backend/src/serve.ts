import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { serveApiDocs } from './api-docs.js';
import { AppModule } from './app.module.js';
import { configureApp, configureRealtime, createAdapter } from './configure-app.js';
import { loadDemo } from './load-demo.js';
import { loadSettings, type Settings } from './platform/config/index.js';
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
  const started: { database?: OpenDatabase; claim?: DatabaseClaim | undefined; app?: NestFastifyApplication } = {};
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
  const onLost = (err: Error) => {
    logger.fatal({ event: 'database_taken_over', err });
    void ending.end(1);
  };
  started.claim = await claimDatabase(settings, onAway, onLost);
  const app = (started.app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(settings),
    createAdapter(settings),
    { bufferLogs: true, bodyParser: false, abortOnError: false },
  ));
  app.useLogger(app.get(NestLoggerService));
  telemetry.nameRoutes(app.getHttpAdapter().getInstance());
  database.watch();
  await configureApp(app);
  // Before listening: nothing may be served from an unknown schema.
  await prepareDatabase(app, database, onAway);
  // The demo's people must exist before the first request.
  await demo?.seedDemo(app);
  await configureRealtime(app);
  serveApiDocs(app, settings);
  await app.listen(settings.apiPort, settings.host);
}

/** Claims the database for this process, or for all processes that share Redis. Calls `onLost` when another one takes it. */
async function claimDatabase(
  { databaseDirectUrl: url, redisUrl }: Settings,
  onAway: (error: unknown) => void,
  onLost: (error: Error) => void,
): Promise<DatabaseClaim | undefined> {
  if (!url) return undefined;
  await waitForPostgres(url, onAway);
  return retryWhileAway(() => DatabaseClaim.take({ url, shared: redisUrl !== null, onLost }), onAway);
}

/** Migrates the tables and writes the texts of the release. Each step is repeated when PostgreSQL ends during it. */
async function prepareDatabase(
  app: NestFastifyApplication,
  { adminUrl, settings }: OpenDatabase,
  onAway: (error: unknown) => void,
): Promise<void> {
  const { unprotectedTables } = await retryWhileAway(
    () => migrate(app.get(DataSource), adminUrl, settings.databaseDirectUrl ?? undefined),
    onAway,
  );
  if (unprotectedTables.length)
    app.get(LogService).security('append_only_tables_unsealed', { tables: unprotectedTables });
  await retryWhileAway(() => app.get(ContentSeedsService).run(), onAway);
}
