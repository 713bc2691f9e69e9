import { createApp } from './app';
import { readSettings } from './settings';

const DRAIN_MS = 10_000;

const settings = readSettings(process.env);
const app = await createApp(settings, new URL('../client/', import.meta.url));
await app.listen({ port: settings.port, host: settings.host });

/** Lets requests under way finish, then goes; a connection that will not end does not hold the process for ever. */
function stop(): void {
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  void app.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
