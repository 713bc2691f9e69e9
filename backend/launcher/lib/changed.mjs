import { existsSync } from 'node:fs';
import { inRoot } from './places.mjs';
import { run } from './run.mjs';
import { Trouble } from './terminal.mjs';

const STYLE_SHEET = /^frontend\/src\/.*\.css$/;
const CODE = /\.(?:ts|tsx|mjs|js|cjs)$/;
const API_TEST = /^backend\/test\/(?:e2e|faults|security)\/.*\.e2e-spec\.ts$/;
const BROWSER_TEST = /^frontend\/e2e\/.*\.spec\.ts$/;
const WRITTEN = /^backend\/openapi\.json$|^frontend\/src\/api\/generated\//;
/** The inputs and outputs of the contract. */
const OF_CONTRACT =
  /^backend\/src\/.*(?:controller|dto|gateway|error)|^backend\/openapi\.json$|^frontend\/src\/api\/generated\//;
/** Its test compares the operations of the contract with what the website refetches. */
const READS_CONTRACT = 'frontend/test/cache-consequences.ts';
/** Any test may depend on these files. */
const OF_EVERYTHING =
  /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|vitest\.config\.js|jest\.config\.js|vite\.config\.ts)$/;

/**
 * The checks that a change needs.
 * @typedef {object} Plan
 * @property {string[]} format files
 * @property {string[]} lint files
 * @property {string[]} styles style sheets
 * @property {string[]} types projects
 * @property {boolean} contract
 * @property {string[]} backend sources whose tests run: of the backend, the launcher and the demo
 * @property {string[]} frontend sources whose tests run
 * @property {string[]} api files of tests
 * @property {string[]} browser files of tests
 * @property {string[]} leftOut sentences
 */

/**
 * @param {string[]} files that were changed, from the top folder, and are there
 * @returns {Plan}
 */
export function planFor(files) {
  const code = files.filter((file) => CODE.test(file) && !WRITTEN.test(file));
  /** @param {string} folder */
  const below = (folder) => code.filter((file) => file.startsWith(`${folder}/`));
  const touches = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`));
  const isForAll = files.some((file) => OF_EVERYTHING.test(file));
  const api = files.filter((file) => API_TEST.test(file));
  const browser = files.filter((file) => BROWSER_TEST.test(file));
  const backend = [...below('backend'), ...below('demo')].filter((file) => !API_TEST.test(file));
  const contract = files.some((file) => OF_CONTRACT.test(file));
  const frontend = [
    ...['src', 'server', 'build', 'test'].flatMap((folder) => below(`frontend/${folder}`)),
    ...(contract && !files.includes(READS_CONTRACT) ? [READS_CONTRACT] : []),
  ];
  const isProduct = files.some((file) =>
    /^(?:backend\/(?:src|content)|frontend\/(?:src|server|public)|demo)\//.test(file),
  );
  return {
    format: files.filter((file) => !WRITTEN.test(file)),
    lint: code,
    styles: files.filter((file) => STYLE_SHEET.test(file)),
    types: [
      ...(isForAll || touches('backend') ? ['backend/tsconfig.json'] : []),
      ...(isForAll || touches('backend') ? ['backend/launcher/tsconfig.json'] : []),
      ...(isForAll || touches('demo') || touches('backend/src') ? ['demo/tsconfig.json'] : []),
      ...(isForAll || touches('frontend') ? ['frontend/tsconfig.json'] : []),
    ],
    contract,
    backend,
    frontend,
    api,
    browser,
    leftOut: [
      ...(isForAll ? ['packages or settings of tools have changed: run all of `npm test`'] : []),
      ...(isProduct ? ['API tests, security and fault suites that you did not change'] : []),
      ...(isProduct ? ['browser tests that you did not change'] : []),
    ],
  };
}

/**
 * Lists existing files that differ from the main branch, committed or not.
 * @returns {Promise<string[]>}
 */
export async function changedFiles() {
  const base = await mergeBase();
  const [tracked, fresh] = await Promise.all([
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const names = `${tracked}${fresh}`.split('\0').filter(Boolean);
  return [...new Set(names)].filter((file) => existsSync(inRoot(file))).sort();
}

async function mergeBase() {
  for (const branch of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return output.trim();
  }
  throw new Trouble('There is no branch main to compare with.');
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Trouble(`git ${args[0]} failed: ${output.trim()}`);
  return output;
}
