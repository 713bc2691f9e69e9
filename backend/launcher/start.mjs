/**
 * `npm start`: runs the product from a fresh clone. It needs only Node: it installs missing packages and rebuilds
 * changed sources. `npm start -- --logs` shows the logs instead of writing them to files.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { readPlaces } from './lib/places.mjs';
import { API_FLAGS, Service } from './lib/service.mjs';
import { announce, claim, stopAll, stopOnSignal } from './lib/session.mjs';
import { good, runMain, seconds } from './lib/terminal.mjs';

await runMain(async () => {
  const since = performance.now();
  checkNode();
  const places = readPlaces();
  const services = servicesAt(places);
  const self = await claim(places, 'npm start');

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
      script: 'dist/bundle/main.js',
      flags: API_FLAGS,
      readyAt: `http://127.0.0.1:${apiPort}/health/ready`,
    }),
    new Service({
      ...common,
      // React renders at half the speed in development mode, which is its default.
      env: { ...env, NODE_ENV: 'production' },
      name: 'web',
      folder: 'frontend',
      script: 'dist/server/index.js',
      readyAt: `http://localhost:${port}/`,
    }),
  ];
}

/** @param {Service[]} services in the order in which they need each other */
async function bringUp(services) {
  await ensureInstalled();
  await ensureBuilt();
  if (services.some(({ ending }) => ending)) return;
  // All services start at once: the website loads while the API migrates the database.
  for (const service of services) service.launch();
  for (const service of services) {
    const since = performance.now();
    await service.untilReady();
    if (!service.ending) good(`${service.name} is ready (${seconds(since)})`);
  }
}
