import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { inRoot } from './places.mjs';
import { node, npm, run } from './run.mjs';
import { say, tail, Trouble } from './terminal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const APT_PACKAGES = ['chromium', 'fonts-liberation'];
/** Chromium as an npm package, for Linux machines where we cannot install system packages. */
const NPM_PACKAGE = '@sparticuz/chromium@147.0.0';
const NPM_PREFIX = inRoot('node_modules', '.cache', 'chromium');
const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** @param {string} path */
const works = async (path) => existsSync(path) && (await run(path, ['--version'])).code === 0;

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** @param {string[]} paths */
async function firstThatWorks(paths) {
  for (const path of paths) if (await works(path)) return path;
  return null;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

const installed = async () => firstThatWorks([...onPath(NAMES), ON_A_MAC, await playwrightsOwn()]);

async function byApt() {
  return (await installWithApt('Chromium', APT_PACKAGES)) ? installed() : null;
}

async function byNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const wrapper = join(NPM_PREFIX, 'chromium.sh');
  if (await works(wrapper)) return wrapper;
  say('  Installing Chromium with npm');
  mkdirSync(join(NPM_PREFIX, 'unpacked'), { recursive: true });
  await npm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    NPM_PREFIX,
    NPM_PACKAGE,
  ]);
  // The package assumes a cloud function and then adds the libraries that a bare machine lacks. It unpacks into the
  // temporary directory, which is set to one of this checkout.
  const unpack = `const { default: chromium } = await import(${JSON.stringify(packageEntry())});
    const path = await chromium.executablePath();
    console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }));`;
  const env = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: join(NPM_PREFIX, 'unpacked') };
  const { code, output } = await node(['--input-type=module', '--eval', unpack], { env });
  if (code !== 0) throw new Trouble(`Chromium from npm could not be unpacked:\n${tail(output)}`);
  const { path, libraries } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  // Only the browser may use these libraries, not every program that the tests start.
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${path}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  return (await works(wrapper)) ? wrapper : null;
}

const packageEntry = () => new URL(`file://${NPM_PREFIX}/node_modules/@sparticuz/chromium/build/esm/index.js`).href;

async function byPlaywright() {
  say('  Installing Chromium with Playwright');
  await node([inRoot('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  const path = await playwrightsOwn();
  return (await works(path)) ? path : null;
}

/**
 * Returns the Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or one that is installed now.
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Trouble(`CHROMIUM_PATH does not name a browser that runs: ${chosen}`);
  }
  for (const way of [installed, byApt, byNpm, byPlaywright]) {
    const path = await way();
    if (path) return path;
  }
  throw new Trouble('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');
}

/**
 * Returns Chromium without windows, for tests that need no system notifications; it is a third faster. Falls back to
 * the full browser if `CHROMIUM_PATH` is set or apt has no such package.
 * @param {string} browser path of the whole Chromium
 * @returns {Promise<string>} path of the program
 */
export async function ensureHeadlessShell(browser) {
  if (process.env['CHROMIUM_PATH']) return browser;
  const find = () => firstThatWorks(onPath([SHELL]));
  const found = await find();
  if (found) return found;
  return (await installWithApt('the headless Chromium', [SHELL])) ? ((await find()) ?? browser) : browser;
}

/**
 * Returns the Firefox for the tests in a second browser: `FIREFOX_PATH`, an installed one, or one that apt installs now.
 * Without one, those tests are skipped with a message.
 * @returns {Promise<string | null>} path of the program
 */
export async function ensureFirefox() {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Trouble(`FIREFOX_PATH does not name a browser that runs: ${chosen}`);
  }
  const find = () => firstThatWorks([...FIREFOX.flatMap((name) => onPath([name])), FIREFOX_ON_A_MAC]);
  return (await find()) ?? ((await installWithApt('Firefox', ['firefox-esr'])) ? find() : null);
}
