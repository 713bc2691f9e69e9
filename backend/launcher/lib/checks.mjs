import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox, ensureHeadlessShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { contractDrift } from './contract.mjs';
import { endDatabase, endLeftovers } from './leftovers.mjs';
import { inRoot } from './places.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { freePorts } from './ports.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureSwift } from './swift.mjs';
import {
  afterSecondTry,
  asOneCheck,
  fromReport,
  PASSED,
  readPlaywright,
  readTests,
  flakyTests,
  flakyBrowserTests,
  sum,
} from './results.mjs';
import { node } from './run.mjs';
import { ensureTurnServer } from './turn-server.mjs';

/** Reports and logs of the last run. */
export const REPORTS = inRoot('node_modules', '.cache', 'check');

/** @param {string[]} path */
const tool = (...path) => inRoot('node_modules', ...path);
/** @param {string} name */
const report = (name) => join(REPORTS, `${name}.json`);

/** Fragments of file paths. */
const DATABASE_TESTS = '.db.spec.ts';
const API_TESTS = '.e2e-spec.ts';
/** Checks that only read files give way to tests beside them, which measure waiting times. */
const READS_FILES = { niceness: 10 };
/** Runs as a separate check; `npm run test:faults` runs it longer and with other seeds. */
const FAULT_SUITE = 'test/faults/product/';
const FAULT_TEST = 'test/faults/product/product.e2e-spec.ts';
/** Runs as a separate check; `npm run test:security` runs it at any length. */
const SECURITY_SUITE = 'test/security/';
/** One more than cores, because these tests wait for clocks, sockets and other processes a fifth of the time. */
const API_WORKERS = '--maxWorkers=3';
/** More failed test files than this suggest a common cause, so they are not retried. */
const MOST_TRIED_AGAIN = 3;

/**
 * Unit tests of the frontend.
 * @param {string[]} [selection] all without it
 */
export async function jest(selection = []) {
  const file = report('frontend-unit');
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  const args = [...flags, tool('jest', 'bin', 'jest.js'), '--ci', '--json', `--outputFile=${file}`];
  const outcome = await node([...args, ...selection], { cwd: inRoot('frontend') });
  return fromReport(outcome, file, readTests, selection.includes('--passWithNoTests'));
}

/**
 * Tests of the backend and the demo.
 * @param {string} name
 * @param {string[]} selection
 * @param {'run' | 'related'} [command]
 */
export async function vitest(name, selection, command = 'run') {
  const file = report(`backend-${name}`);
  const args = [tool('vitest', 'vitest.mjs'), command, '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const outcome = await node([...args, ...selection], { cwd: inRoot('backend') });
  return fromReport(outcome, file, readTests, selection.includes('--passWithNoTests'));
}

/** @param {string[]} patterns */
export const without = (...patterns) => patterns.map((pattern) => `--exclude=${pattern}`);

/**
 * Runs tests against the API. If only a few files failed, they are retried as a whole with a fresh database, because
 * the machine is shared.
 * @param {string} name
 * @param {string[]} selection
 */
async function apiTests(name, selection) {
  const first = await vitest(name, [...selection, API_WORKERS]);
  if (!first.failed || !existsSync(report(`backend-${name}`))) return first;
  const flaky = flakyTests(JSON.parse(readFileSync(report(`backend-${name}`), 'utf8')));
  if (flaky.files.length === 0 || flaky.files.length > MOST_TRIED_AGAIN) return first;
  return afterSecondTry(first, flaky, await vitest(`${name}-again`, flaky.files));
}

/** Runs the browser tests. The few that failed are retried separately on a fresh product. */
async function browserTests() {
  const first = await playwright('browser');
  if (!first.failed || !existsSync(report('browser'))) return first;
  const flaky = flakyBrowserTests(JSON.parse(readFileSync(report('browser'), 'utf8')));
  const isAll = flaky.titles.length === first.failed;
  if (!isAll || flaky.titles.length > MOST_TRIED_AGAIN) return first;
  const again = await playwright('browser-again', ['--last-failed', '--no-deps', '--workers=1']);
  return afterSecondTry(first, flaky, again);
}

/**
 * Runs browser tests against the product as `npm start` serves it, with temporary data.
 * @param {string} name
 * @param {string[]} [selection]
 */
export async function playwright(name, selection = []) {
  const browser = await ensureBrowser();
  await ensureTurnServer();
  const file = report(name);
  const firefox = await ensureFirefox();
  const tests = {
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(browser),
    ...(firefox && { FIREFOX_PATH: firefox }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = [tool('playwright', 'cli.js'), 'test', '--reporter=list,json', ...selection];
  return withOwnProduct(async (product) =>
    fromReport(await node(args, { cwd: inRoot('frontend'), env: { ...product, ...tests } }), file, readPlaywright),
  );
}

/**
 * Gives a run of Playwright the settings of a product of its own, and removes what that leaves.
 * @template Result
 * @param {(env: Record<string, string>) => Promise<Result>} run
 */
export async function withOwnProduct(run) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattle-and-fern-browser-'));
  chmodSync(dataDir, 0o755);
  const [port, apiPort, databasePort, turnPort] = await freePorts(4);
  try {
    return await run({
      DATA_DIR: dataDir,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATABASE_PORT: String(databasePort),
      TURN_PORT: String(turnPort),
    });
  } finally {
    // Playwright kills what it started, which leaves grandchild processes running.
    await endLeftovers(dataDir, 15_000);
    endDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string[]} args */
export const oxlint = (...args) => node([tool('oxlint', 'bin', 'oxlint'), ...args], READS_FILES);

/** @param {string[]} args */
export const eslint = (...args) =>
  node([tool('eslint', 'bin', 'eslint.js'), ...args, '--max-warnings', '0'], READS_FILES);

/** @param {string[]} files style sheets, or patterns of them */
export const stylelint = (...files) => node([tool('stylelint', 'bin', 'stylelint.mjs'), ...files], READS_FILES);

/** @param {string} project path of a tsconfig */
export const types = (project) =>
  node([tool('typescript-native', 'bin', 'tsc'), '--noEmit', '-p', inRoot(project)], READS_FILES);

/** @param {string[]} args */
export const oxfmt = (...args) => node([tool('oxfmt', 'bin', 'oxfmt'), '--check', ...args], READS_FILES);

const redocly = () =>
  node([tool('@redocly', 'cli', 'bin', 'cli.js'), 'lint', 'openapi.json', '--config', 'redocly.yaml'], {
    ...READS_FILES,
    cwd: inRoot('backend'),
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

/** @type {import('./schedule.mjs').Check[]} */
export const CHECKS = [
  {
    name: 'build',
    title: 'backend, demo and frontend build',
    weight: 3,
    run: () => ensureBuilt().then(() => PASSED),
  },
  {
    name: 'contract',
    title: 'contract and client match the controllers',
    after: ['build'],
    // It writes files that other checks read.
    weight: 3,
    run: contractDrift,
  },
  {
    name: 'faults',
    title: 'nothing is lost while processes, connections and disks fail',
    after: ['build'],
    // It waits about half of its time, which the light checks use.
    weight: 2,
    run: async () => {
      await ensureRedis();
      return apiTests('faults', [FAULT_TEST]);
    },
  },
  {
    name: 'lint',
    title: 'lint',
    weight: 1,
    run: async () =>
      asOneCheck(
        await Promise.all([
          oxlint(),
          eslint('.', '--ignore-pattern', 'frontend/'),
          eslint('frontend'),
          stylelint('frontend/src/**/*.css'),
        ]),
      ),
  },
  {
    name: 'types',
    title: 'types',
    weight: 1,
    run: async () =>
      asOneCheck([
        await types('backend/tsconfig.json'),
        await types('backend/launcher/tsconfig.json'),
        await types('demo/tsconfig.json'),
        await types('frontend/tsconfig.json'),
      ]),
  },
  {
    name: 'format',
    title: 'formatting',
    weight: 1,
    run: async () => asOneCheck([await oxfmt('.')]),
  },
  {
    name: 'openapi',
    title: 'the contract keeps the rules of OpenAPI',
    weight: 1,
    run: async () => asOneCheck([await redocly()]),
  },
  {
    name: 'lock',
    title: 'the lock file serves every platform',
    weight: 1,
    run: async () => asOneCheck([await node([inRoot('backend/launcher/complete-lock.mjs'), '--check'], READS_FILES)]),
  },
  {
    name: 'unit',
    title: 'unit and architecture tests',
    weight: 2,
    run: async () => sum([await vitest('unit', without(`**/*${DATABASE_TESTS}`, `**/*${API_TESTS}`)), await jest()]),
  },
  {
    name: 'database',
    title: 'database tests',
    weight: 2,
    run: () => vitest('database', [DATABASE_TESTS]),
  },
  {
    name: 'api',
    title: 'API tests',
    // One of them starts the website too.
    after: ['build'],
    weight: 2,
    run: async () => {
      await ensureRedis();
      await ensureTurnServer();
      await ensurePgBouncer();
      await ensureSwift();
      return apiTests('api', [API_TESTS, ...without(`${FAULT_SUITE}**`, `${SECURITY_SUITE}**`)]);
    },
  },
  {
    name: 'security',
    title: 'security suite',
    after: ['build'],
    weight: 2,
    run: () => apiTests('security', [SECURITY_SUITE]),
  },
  {
    name: 'browser',
    title: 'browser tests',
    after: ['build'],
    weight: 2,
    run: browserTests,
  },
];

/** Deletes the reports of the last run, so that none is mistaken for a new one. */
export function forgetReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}
