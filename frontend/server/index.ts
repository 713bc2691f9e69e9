import { createApp } from './app';
import { readSettings } from './settings';

const DRAIN_MS = 10_000;

/** Pino's number for the level `fatal`. */
const FATAL = 60;

/** Logs an error as one JSON line: log collectors would split a plain stack into many entries. */
function endFatally(event: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const row = { level: FATAL, time: Date.now(), pid: process.pid, event, err: { type: name, message, stack } };
  process.stderr.write(`${JSON.stringify(row)}\n`);
  process.exit(1);
}
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => endFatally(event, error));

const settings = readSettings(process.env);
const app = await createApp(settings, new URL('../client/', import.meta.url));
await app.listen({ port: settings.port, host: settings.host });

/** Finishes current requests, then exits; a connection that does not end cannot block the exit. */
function stop(): void {
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  void app.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The launcher process has ended.
process.once('disconnect', stop);
