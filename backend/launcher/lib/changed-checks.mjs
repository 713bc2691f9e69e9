import { eslint, jest, oxfmt, oxlint, playwright, stylelint, types, vitest, without } from './checks.mjs';
import { ensureBuilt } from './build.mjs';
import { contractDrift } from './contract.mjs';
import { inRoot } from './places.mjs';
import { asOneCheck, PASSED } from './results.mjs';

const NOT_UNIT = ['**/*.e2e-spec.ts'];
const IN_BACKEND = /^backend\//;
const IN_FRONTEND = /^frontend\//;

/** @param {string[]} files */
const absolute = (files) => files.map((file) => inRoot(file));

/**
 * A check, and whether the changed files need it.
 * @typedef {import('./schedule.mjs').Check & { due: boolean }} PossibleCheck
 */

/**
 * Returns the checks for the changed files, without those that have nothing to check.
 * @param {import('./changed.mjs').Plan} plan
 * @returns {import('./schedule.mjs').Check[]}
 */
export const checksFor = (plan) =>
  [...buildChecks(plan), ...sourceChecks(plan), ...unitTests(plan), ...productTests(plan)].filter(({ due }) => due);

/**
 * The build, and what compares files with it.
 * @param {import('./changed.mjs').Plan} plan
 * @returns {PossibleCheck[]}
 */
const buildChecks = (plan) => [
  {
    name: 'build',
    title: 'backend, demo and frontend build',
    weight: 3,
    due: plan.contract || plan.browser.length > 0,
    run: () => ensureBuilt().then(() => PASSED),
  },
  {
    name: 'contract',
    title: 'contract and client match the controllers',
    after: ['build'],
    weight: 3,
    due: plan.contract,
    run: contractDrift,
  },
];

/**
 * Checks that read the sources without running them.
 * @param {import('./changed.mjs').Plan} plan
 * @returns {PossibleCheck[]}
 */
const sourceChecks = (plan) => [
  {
    name: 'format',
    title: 'formatting of changed files',
    weight: 1,
    due: plan.format.length > 0,
    run: async () => asOneCheck([await oxfmt('--no-error-on-unmatched-pattern', ...plan.format)]),
  },
  {
    name: 'lint',
    title: 'lint of changed files',
    weight: 1,
    due: plan.lint.length > 0 || plan.styles.length > 0,
    run: async () =>
      asOneCheck([
        ...(plan.lint.length
          ? [
              await oxlint('--no-error-on-unmatched-pattern', ...plan.lint),
              await eslint('--no-warn-ignored', ...plan.lint),
            ]
          : []),
        ...(plan.styles.length ? [await stylelint(...plan.styles)] : []),
      ]),
  },
  {
    name: 'types',
    title: 'types',
    weight: 1,
    due: plan.types.length > 0,
    run: async () => asOneCheck(await oneByOne(plan.types, types)),
  },
  {
    name: 'house',
    title: 'architecture tests',
    weight: 2,
    due: true,
    run: () => vitest('house', ['test/architecture', ...without('**/*.db.spec.ts', ...NOT_UNIT)]),
  },
];

/**
 * Tests of single parts, which need no build.
 * @param {import('./changed.mjs').Plan} plan
 * @returns {PossibleCheck[]}
 */
const unitTests = (plan) => [
  {
    name: 'backend',
    title: 'tests of the backend that use changed files',
    weight: 2,
    due: plan.backend.length > 0,
    run: () =>
      vitest(
        'related',
        [...absolute(plan.backend), '--run', ...MAY_BE_NONE, ...without('test/architecture/**', ...NOT_UNIT)],
        'related',
      ),
  },
  {
    name: 'frontend',
    title: 'tests of the frontend that use changed files',
    weight: 2,
    due: plan.frontend.length > 0,
    run: () => jest([...MAY_BE_NONE, '--findRelatedTests', ...absolute(plan.frontend)]),
  },
];

/**
 * Tests that run the built product.
 * @param {import('./changed.mjs').Plan} plan
 * @returns {PossibleCheck[]}
 */
const productTests = (plan) => [
  {
    name: 'api',
    title: 'API tests that were changed',
    after: ['build'],
    weight: 2,
    due: plan.api.length > 0,
    run: () =>
      vitest(
        'api',
        plan.api.map((file) => file.replace(IN_BACKEND, '')),
      ),
  },
  {
    name: 'browser',
    title: 'browser tests that were changed',
    after: ['build'],
    weight: 2,
    due: plan.browser.length > 0,
    run: () => playwright('browser', [...plan.browser.map((file) => file.replace(IN_FRONTEND, '')), '--no-deps']),
  },
];

/** A changed file without related tests is not a failure. */
const MAY_BE_NONE = ['--passWithNoTests'];

/**
 * @template T, R
 * @param {T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function oneByOne(items, work) {
  const results = [];
  for (const item of items) results.push(await work(item));
  return results;
}
