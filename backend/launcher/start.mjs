/**
 * `npm start`: from a fresh clone to the running product. Needs nothing but Node; whatever is missing is installed,
 * whatever is stale is built. `npm start -- --logs` shows the logs instead of keeping them in files.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endLeftovers, recordOf } from './lib/leftovers.mjs';
import { checkNode } from './lib/node-version.mjs';
import { readPlaces } from './lib/places.mjs';
import { isTaken } from './lib/ports.mjs';
import { endRunning } from './lib/run.mjs';
import { Service } from './lib/service.mjs';
import { bold, dim, good, runMain, say, seconds, Trouble } from './lib/terminal.mjs';

const LEFTOVER_PATIENCE_MS = 5_000;
const STOP_PATIENCE_MS = 30_000;
const PARENT_WATCH_MS = 500;

await runMain(async () => {
  const since = performance.now();
  checkNode();
  const places = readPlaces();
  const services = servicesAt(places);
  const self = recordOf(places.dataDir, 'launcher');

  say(`\n  ${bold(process.env['PRODUCT_NAME'] || 'Wattle & Fern')}\n`);
  if (self.living())
    throw new Trouble(`It runs already, at ${self.read().address} (process ${self.living()}). Stop that one first.`);
  if (await endLeftovers(places.dataDir, LEFTOVER_PATIENCE_MS))
    say('  Processes of an earlier start that was killed were ended.');
  await refuseTakenPorts(places);
  // Others may pass through (PostgreSQL, when root starts it) but not look around.
  mkdirSync(places.dataDir, { recursive: true, mode: 0o711 });
  self.write(process.pid, places.address);

  const stopped = stopOnSignal(services);
  try {
    await Promise.race([bringUp(services), stopped]);
    if (!services.some(({ ending }) => ending)) announce(places, since);
    await stopped;
  } finally {
    await stopAll(services);
    self.remove();
  }
});

/** @param {import('./lib/places.mjs').Places} places */
function servicesAt({ dataDir, port, apiPort }) {
  const env = { DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort) };
  const common = { dataDir, env, showLog: process.argv.includes('--logs') };
  return [
    new Service({
      ...common,
      name: 'api',
      folder: 'backend',
      script: 'dist/main.js',
      readyAt: `http://127.0.0.1:${apiPort}/health/ready`,
    }),
    new Service({
      ...common,
      // React draws pages half as quickly again in its development mode, which is what it runs in when nothing is said.
      env: { ...env, NODE_ENV: 'production' },
      name: 'web',
      folder: 'frontend',
      script: 'dist/server/index.js',
      readyAt: `http://localhost:${port}/`,
    }),
  ];
}

/** @param {import('./lib/places.mjs').Places} places */
async function refuseTakenPorts({ port, apiPort }) {
  for (const [name, number] of /** @type {const} */ ([
    ['PORT', port],
    ['API_PORT', apiPort],
  ]))
    if (await isTaken(number))
      throw new Trouble(
        `Another program listens on port ${number}. Choose a free one, for example: ${name}=${number + 100} npm start`,
      );
}

/** @param {Service[]} services in the order in which they need each other */
async function bringUp(services) {
  await ensureInstalled();
  await ensureBuilt();
  if (services.some(({ ending }) => ending)) return;
  // All at once: the website wakes up while the API brings the tables up to date.
  for (const service of services) service.launch();
  for (const service of services) {
    const since = performance.now();
    await service.untilReady();
    if (!service.ending) good(`${service.name} is ready (${seconds(since)})`);
  }
}

/**
 * Resolves once a signal has asked for the end and everything has ended. A second signal ends it at once.
 * @param {Service[]} services
 * @returns {Promise<void>}
 */
function stopOnSignal(services) {
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
 * npm runs us in a shell, and that shell keeps a signal to itself: whoever ends `npm start` would leave us behind.
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
 * The website first, so that nobody sees it without its API; the API takes its PostgreSQL with it.
 * @param {Service[]} services
 */
async function stopAll(services, patience = STOP_PATIENCE_MS) {
  for (const service of services) service.ending = true;
  for (const service of services.toReversed()) await service.stop(patience);
}

/** @param {import('./lib/places.mjs').Places} places @param {number} since */
function announce({ dataDir, address }, since) {
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
