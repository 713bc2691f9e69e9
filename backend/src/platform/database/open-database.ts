import { Logger } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** The database that the settings speak of, running. */
export interface OpenDatabase {
  /** The same settings with the addresses of the database filled in. */
  settings: Settings;
  /** A superuser's way into it, for the migrations; null where the installation names none. */
  adminUrl: string | null;
  /** From now on starts the embedded server again when it died. */
  watch(): void;
  /** Stops the embedded server; does nothing to one that is someone else's. */
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL when no other one is named. */
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
