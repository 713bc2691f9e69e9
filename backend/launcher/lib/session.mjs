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
 * Claims the data directory and the ports for this launcher, or says who has them.
 * @param {Places} places
 * @param {string} command what the person typed
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
  // Others may pass through (PostgreSQL, when root starts it) but not look around.
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
 * Resolves once a signal has asked for the end and everything has ended. A second signal ends it at once.
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
    // Ctrl-Z would stop the reading of their logs alone, and they would wait for us as soon as the pipes are full.
    if (process.platform !== 'win32') process.on('SIGTSTP', () => undefined);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    // The shell may well end of the same signal: that is no second one.
    whenNpmEnds(() => asked || stop());
  });
}

/**
 * npm runs us in a shell, and that shell keeps a signal to itself: ending `npm start` would leave us behind.
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
 * The website first, so that no one sees it without its API; the API takes its PostgreSQL with it.
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
