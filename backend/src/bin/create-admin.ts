import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { createAdapter } from '../configure-app.js';
import { AccountsService } from '../modules/auth/index.js';
import { REGIONS, type Region } from '../modules/country/index.js';
import { loadSettings } from '../platform/config/index.js';
import { migrate } from '../platform/database/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { DomainError } from '../platform/errors/index.js';

/**
 * Creates an admin: `node dist/bin/create-admin.js --email admin@example.com --username admin`. Reads the password
 * from the terminal or standard input, because other processes can see the command line. The first login only allows
 * setting up a second factor.
 */
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    username: { type: 'string' },
    region: { type: 'string', default: 'australia' },
  },
});
const { email, username } = values;
const region = REGIONS.find((known): known is Region => known === values.region);
if (!email || !isEmail(email) || !username || !/^[\w.-]{3,30}$/.test(username) || !region) {
  process.stderr.write(`Usage: create-admin --email <address> --username <name> [--region ${REGIONS.join('|')}]\n`);
  process.exit(2);
}

const database = await openDatabase(loadSettings(process.env));
// Not initialised, so that no jobs and no outbox run here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
await migrate(app.get(DataSource), database.adminUrl, database.settings.databaseDirectUrl ?? undefined);
try {
  const password = process.stdin.isTTY
    ? await askUnseen('Password: ')
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  const { id } = await app
    .get(AccountsService)
    .create({ email, username, password, region, userType: 'admin', emailVerifiedAt: new Date() });
  process.stdout.write(`Made the admin ${username} (${id}).\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const sentences = new Set([error.message, ...Object.values(error.fields ?? {}).flat()]);
  process.stderr.write(`${[...sentences].join('\n')}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
  await database.stop();
}
process.exit();

/** Reads one line from the terminal without showing it. */
async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const line = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return line;
}
