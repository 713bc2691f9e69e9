import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What a check found. A check that is no test runner counts as one.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [flaky] titles of what passed at its second try
 * @property {string} [output] shown when something failed
 */

/** @type {Result} */
export const PASSED = { passed: 1, failed: 0 };

/** @param {string} output @returns {Result} */
export const failure = (output) => ({ passed: 0, failed: 1, output });

/** @param {import('./run.mjs').Outcome[]} outcomes @returns {Result} */
export const asOneCheck = (outcomes) => {
  const complaints = outcomes.filter(({ code }) => code !== 0).map(({ output }) => output);
  return complaints.length ? failure(complaints.join('\n')) : PASSED;
};

/** @param {Result[]} results @returns {Result} */
export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped = 0 }) => total + skipped, 0),
  output: results.flatMap(({ output = '' }) => output || []).join('\n'),
});

/**
 * Counts of a test runner. One that fails without a failed test (no tests at all, a file that does not load) has
 * failed all the same.
 * @param {import('./run.mjs').Outcome} outcome
 * @param {string} file its report
 * @param {(report: any) => Result} read
 * @returns {Result}
 */
export function fromReport({ code, output }, file, read) {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    const failed = result.failed || (code === 0 && result.passed > 0 ? 0 : 1);
    return { ...result, failed, output: failed ? output : '' };
  } catch {
    return failure(output);
  }
}

/** @param {any} report of `jest --json` @returns {Result} */
export const readJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests,
});

/**
 * What a second try at the failed files would be about.
 * @typedef {{ files: string[], passed: number, titles: string[] }} Shaken
 * @param {any} report of `jest --json`
 * @returns {Shaken} the files, how many of their tests passed all the same, and what failed in them
 */
export function shakenIn({ testResults }) {
  /** @type {{ name: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const failed = testResults.filter((/** @type {{ status: string }} */ { status }) => status === 'failed');
  return {
    files: failed.map(({ name }) => name),
    passed: failed.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length,
    titles: failed.flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length ? tests.map(({ fullName }) => `${basename(name)}: ${fullName}`) : basename(name);
    }),
  };
}

/**
 * @param {Result} first
 * @param {Shaken} shaken what failed in it
 * @param {Result} second of the files in which something had failed, whole
 * @returns {Result}
 */
export const afterSecondTry = (first, shaken, second) => ({
  ...first,
  passed: first.passed - shaken.passed + second.passed,
  failed: second.failed,
  ...(second.failed
    ? { output: [first.output, second.output].join('\n') }
    : { output: '', flaky: [...(first.flaky ?? []), ...shaken.titles] }),
});

/**
 * @param {any} report of Playwright's json reporter
 * @returns {Shaken} the tests that failed; Playwright remembers them by itself
 */
export const shakenInBrowser = ({ suites = [] }) => {
  const titles = suites.flatMap((/** @type {Suite} */ suite) => titlesIn(suite, 'unexpected'));
  return { files: [], passed: 0, titles };
};

/** @param {any} report of Playwright's json reporter; what passed at its second try is called flaky there @returns {Result} */
export const readPlaywright = ({ stats, suites = [], errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: suites.flatMap((/** @type {Suite} */ suite) => titlesIn(suite, 'flaky')),
});

/**
 * @typedef {{ specs?: { file: string, title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @param {'flaky' | 'unexpected'} status
 * @returns {string[]}
 */
const titlesIn = ({ specs = [], suites = [] }, status) => [
  ...specs
    .filter((spec) => spec.tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesIn(suite, status)),
];
