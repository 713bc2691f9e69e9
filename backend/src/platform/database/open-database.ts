import { Logger } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** The running database of the settings. */
export interface OpenDatabase {
  /** The settings with the database's addresses. */
  settings: Settings;
  /** A superuser's address, for the migrations; null without one. */
  adminUrl: string | null;
  /** Restarts the embedded server from now on if it dies. */
  watch(): void;
  /** Stops the embedded server; does nothing to an external one. */
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL if no other is configured. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl)
    return {
      settings,
      adminUrl: settings.databaseAdminUrl,
      watch: () => undefined,
      stop: () => Promise.resolve(),
    };
  const logger = new Logger('PostgreSQL');
  const server = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    port: settings.databasePort,
    log: (message) => logger.log(message),
  });
  return {
    settings: Object.assign(Object.create(Settings.prototype) as Settings, settings, {
      databaseUrl: server.url,
      databaseDirectUrl: server.url,
    }),
    adminUrl: server.adminUrl,
    watch: () => server.watch(),
    stop: () => server.stop(),
  };
}
