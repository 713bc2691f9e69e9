import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftovers, recordOf } from './leftovers.mjs';
import { isTaken } from './ports.mjs';
import { endRunning } from './run.mjs';
import { bold, dim, say, seconds, Trouble } from './terminal.mjs';

/** @typedef {import('./places.mjs').Places} Places */
/** @typedef {import('./service.mjs').Service} Service */

const LEFTOVER_PATIENCE_MS = 5_000;
const STOP_PATIENCE_MS = 30_000;
const PARENT_WATCH_MS = 500;

/**
 * Claims the data directory and the ports for this launcher, or reports who uses them.
 * @param {Places} places
 * @param {string} command the command that was typed
 * @returns {Promise<import('./process-record.mjs').ProcessRecord>} to be removed at the end
 */
export async function claim(places, command) {
  const self = recordOf(places.dataDir, 'launcher');
  say(`\n  ${bold(process.env['PRODUCT_NAME'] || 'Wattle & Fern')}\n`);
  if (self.living())
    throw new Trouble(`It runs already, at ${self.read().address} (process ${self.living()}). Stop that one first.`);
  if (await endLeftovers(places.dataDir, LEFTOVER_PATIENCE_MS))
    say('  Processes of an earlier start that was killed were ended.');
  await refuseTakenPorts(places, command);
  // Other users may traverse the folder (PostgreSQL, when root starts it) but not list it.
  mkdirSync(places.dataDir, { recursive: true, mode: 0o711 });
  self.write(process.pid, places.address);
  return self;
}

/** @param {Places} places @param {string} command */
async function refuseTakenPorts({ port, apiPort }, command) {
  for (const [name, number] of /** @type {const} */ ([
    ['PORT', port],
    ['API_PORT', apiPort],
  ]))
    if (await isTaken(number))
      throw new Trouble(
        `Another program listens on port ${number}. Choose a free one, for example: ${name}=${number + 100} ${command}`,
      );
}

/**
 * Resolves once a signal has asked us to stop and everything has stopped. A second signal stops everything at once.
 * @param {Service[]} services
 * @returns {Promise<void>}
 */
export function stopOnSignal(services) {
  let asked = false;
  return new Promise((done) => {
    const stop = () => {
      if (!asked) say('\n  Stopping …');
      endRunning();
      void stopAll(services, asked ? 0 : STOP_PATIENCE_MS).then(done);
      asked = true;
    };
    // Ctrl-Z would pause only us, and the services would block as soon as their log pipes are full.
    if (process.platform !== 'win32') process.on('SIGTSTP', () => undefined);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    // The shell may end because of the same signal, which does not count as a second one.
    whenNpmEnds(() => asked || stop());
  });
}

/**
 * npm runs us in a shell that does not forward signals, so ending `npm start` would leave us running.
 * @param {() => void} act
 */
function whenNpmEnds(act) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, PARENT_WATCH_MS);
  watch.unref();
}

/**
 * Stops the website first, so that no one sees it without its API; the API stops its PostgreSQL.
 * @param {Service[]} services
 */
export async function stopAll(services, patience = STOP_PATIENCE_MS) {
  for (const service of services) service.ending = true;
  for (const service of services.toReversed()) await service.stop(patience);
}

/** @param {Places} places @param {number} since */
export function announce({ dataDir, address }, since) {
  say(`\n  ${bold(address)}   ${dim(`ready after ${seconds(since)}; Ctrl-C stops it`)}\n`);
  const file = join(dataDir, 'demo-sign-ins.json');
  if (existsSync(file)) {
    /** @type {{ role: string, email: string, password: string, note?: string }[]} */
    const signIns = JSON.parse(readFileSync(file, 'utf8'));
    /** @param {(signIn: typeof signIns[number]) => string} part */
    const widest = (part) => Math.max(...signIns.map((signIn) => part(signIn).length));
    const [roles, emails, passwords] = [
      widest(({ role }) => role),
      widest(({ email }) => email),
      widest(({ password }) => password),
    ];
    say('  Sign in as');
    for (const { role, email, password, note } of signIns)
      say(`    ${role.padEnd(roles)}  ${email.padEnd(emails)}  ${password.padEnd(passwords)}  ${dim(note ?? '')}`);
    say();
  }
  say(dim(`  Data and logs are in ${dataDir}\n`));
}
