import { createApp } from './app';
import { readSettings } from './settings';

const DRAIN_MS = 10_000;

/** As pino numbers it in the other lines of this log. */
const FATAL = 60;

/** One line of JSON like all others: a bare stack is many lines, which no collector of logs puts together again. */
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

/** Lets requests under way finish, then goes; a connection that will not end does not hold the process for ever. */
function stop(): void {
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  void app.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The launcher that started it is gone.
process.once('disconnect', stop);
