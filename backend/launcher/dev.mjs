/**
 * `npm run dev`: runs the product from its sources. The API restarts when one of its files changes, the website shows
 * changes without a reload, and PostgreSQL keeps running.
 */
import { watch } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot, readPlaces } from './lib/places.mjs';
import { StandbyService } from './dev/standby-service.mjs';
import { Service } from './lib/service.mjs';
import { announce, claim, stopAll, stopOnSignal } from './lib/session.mjs';
import { bad, good, runMain, seconds, Trouble } from './lib/terminal.mjs';

/** An editor writes a file in several steps, and switching branches changes many files. */
const QUIET_MS = 100;
/** Events are in the outbox, so nothing is lost when a busy process is killed. */
const PATIENCE_MS = 1_000;
const DEMO = inRoot('demo');
const SOURCES = [
  inRoot('backend', 'src'),
  inRoot('backend', 'content'),
  inRoot('demo', 'src'),
  inRoot('demo', 'content'),
];
const FROM_SOURCES = [
  '--conditions=@wattle-and-fern/source',
  '--import',
  pathToFileURL(inRoot('backend/launcher/dev/sources.mjs')).href,
];

await runMain(async () => {
  const since = performance.now();
  checkNode();
  const places = readPlaces();
  const [api, web] = servicesAt(places);
  const self = await claim(places, 'npm run dev');
  const stopped = stopOnSignal([api, web]);
  /** @type {{ stop(): Promise<void> } | undefined} */
  let database;
  try {
    await ensureInstalled();
    database = await startDatabase(places.dataDir);
    await Promise.race([bringUp(api, web), stopped]);
    if (!api.ending) {
      announce(places, since);
      replaceOnChange(api);
    }
    await stopped;
  } finally {
    await stopAll([api, web]);
    await database?.stop();
    self.remove();
  }
});

/** @param {import('./lib/places.mjs').Places} places @returns {[StandbyService, Service]} */
function servicesAt({ dataDir, port, apiPort }) {
  const env = { DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort) };
  const common = { dataDir, env };
  return [
    new StandbyService({
      ...common,
      name: 'api',
      folder: 'backend',
      script: 'launcher/dev/api.mjs',
      flags: FROM_SOURCES,
      readyAt: `http://127.0.0.1:${apiPort}/health/ready`,
      showLog: process.argv.includes('--logs'),
    }),
    new Service({
      ...common,
      name: 'web',
      folder: 'frontend',
      script: 'dev/serve.mjs',
      env: { ...env, LOG_LEVEL: 'error' },
      readyAt: `http://localhost:${port}/health/live`,
      // Vite reports compile errors in its log.
      showLog: true,
    }),
  ];
}

/**
 * Owns the embedded PostgreSQL, so that an API restart does not stop it.
 * @param {string} dataDir
 */
async function startDatabase(dataDir) {
  if (process.env['DATABASE_URL']) return undefined;
  register('./dev/sources-hooks.mjs', import.meta.url);
  const source = pathToFileURL(inRoot('backend/src/platform/database/embedded-postgres.ts')).href;
  const { startEmbeddedPostgres } = await import(source);
  const port = Number(process.env['DATABASE_PORT'] || 54329);
  return startEmbeddedPostgres({ dataDir, port }).catch((/** @type {Error} */ error) => {
    throw new Trouble(error.message);
  });
}

/** @param {Service[]} services */
async function bringUp(...services) {
  for (const service of services) service.launch();
  await Promise.all(services.map(reportReady));
}

/** @param {Service} service */
async function reportReady(service) {
  const since = performance.now();
  await service.untilReady();
  if (!service.ending) good(`${service.name} is ready (${seconds(since)})`);
}

/** @param {StandbyService} api */
function replaceOnChange(api) {
  api.env['DEMO_IS_FILLED'] = '1';
  api.prepare();
  /** @type {NodeJS.Timeout | undefined} */
  let pause;
  /** One restart at a time; a change during a restart triggers one more. */
  let work = Promise.resolve();
  const replace = async () => {
    if (api.ending) return;
    const since = performance.now();
    await api.replace(PATIENCE_MS);
    await api.untilReady().then(
      () => api.ending || good(`api is ready (${seconds(since)})`),
      (error) => bad(error.message),
    );
    if (!api.ending) api.prepare();
  };
  for (const folder of SOURCES)
    watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (name?.endsWith('.spec.ts')) return;
      if (folder.startsWith(DEMO)) {
        delete api.env['DEMO_IS_FILLED'];
        api.forget();
      }
      clearTimeout(pause);
      pause = setTimeout(() => (work = work.then(replace)), QUIET_MS);
    });
}
