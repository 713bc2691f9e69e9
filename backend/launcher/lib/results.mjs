import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Characters. */
const LONGEST_REASON = 300;

/**
 * The result of a check. A check that is not a test runner counts as one test.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [flaky] titles of tests that passed on the second try, with why they failed before
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
 * Reads the counts of a test runner. A run that fails without a failed test (no tests, a file that does not load)
 * counts as failed.
 * @param {import('./run.mjs').Outcome} outcome
 * @param {string} file its report
 * @param {(report: any) => Result} read
 * @param {boolean} [mayBeNone] whether no tests at all is fine
 * @returns {Result}
 */
export function fromReport({ code, output }, file, read, mayBeNone = false) {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    const failed = result.failed || (code === 0 && (mayBeNone || result.passed > 0) ? 0 : 1);
    return { ...result, failed, output: failed ? output : '' };
  } catch {
    return failure(output);
  }
}

/**
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} File
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 */

/** @param {File} file */
const failedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');

/** @param {any} report of Vitest or Jest as JSON, which are alike @returns {File[]} */
const failedFiles = ({ testResults }) => testResults.filter((/** @type {File} */ { status }) => status === 'failed');

/**
 * A file that does not load, or whose setup fails, counts as one failure, because its tests did not run.
 * @param {any} report of Vitest or Jest as JSON, which are alike
 * @returns {Result}
 */
export const readTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + failedFiles(report).filter((file) => failedIn(file).length === 0).length,
  skipped: report.numPendingTests,
});

/**
 * Finds the failed tests that a second run of their files decides on.
 * @typedef {{ files: string[], passed: number, skipped: number, titles: string[] }} FlakyTests
 * @param {any} report of Vitest or Jest as JSON, which are alike
 * @returns {FlakyTests} the files, how many of their tests passed all the same or were left out, and what failed in them
 */
export function flakyTests(report) {
  const failed = failedFiles(report);
  const tests = failed.flatMap((file) => file.assertionResults);
  return {
    files: failed.map(({ name }) => name),
    passed: tests.filter(({ status }) => status === 'passed').length,
    // Tests that did not run because the setup failed are reported as skipped.
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    titles: failed.flatMap((file) => {
      const tests = failedIn(file);
      if (tests.length === 0) return basename(file.name);
      return tests.map(({ fullName, failureMessages = [] }) =>
        withReason(`${basename(file.name)}: ${fullName}`, failureMessages[0]),
      );
    }),
  };
}

/**
 * @param {Result} first
 * @param {FlakyTests} flaky what failed in it
 * @param {Result} second of the files in which something had failed, whole
 * @returns {Result}
 */
export const afterSecondTry = (first, flaky, second) => ({
  ...first,
  passed: first.passed - flaky.passed + second.passed,
  skipped: (first.skipped ?? 0) - flaky.skipped + (second.skipped ?? 0),
  failed: second.failed,
  ...(second.failed
    ? { output: [first.output, second.output].join('\n') }
    : { output: '', flaky: [...(first.flaky ?? []), ...flaky.titles] }),
});

/**
 * @param {any} report of Playwright's json reporter
 * @returns {FlakyTests} the tests that failed; Playwright remembers them
 */
export const flakyBrowserTests = ({ suites = [] }) => {
  const titles = suites.flatMap((/** @type {Suite} */ suite) => titlesIn(suite, 'unexpected'));
  return { files: [], passed: 0, skipped: 0, titles };
};

/** @param {any} report of Playwright's json reporter; what passed at its second try is called flaky there @returns {Result} */
export const readPlaywright = ({ stats, suites = [], errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: suites.flatMap((/** @type {Suite} */ suite) => titlesIn(suite, 'flaky')),
});

/**
 * The beginning of the message stays with the title, because nothing else is kept of a failure that did not come back.
 * @param {string} title
 * @param {string} [message]
 */
function withReason(title, message = '') {
  const reason = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return reason ? `${title} – ${reason.slice(0, LONGEST_REASON)}` : title;
}

/**
 * @typedef {{ error?: { message?: string } }} Attempt
 * @typedef {{ status: string, results?: Attempt[] }} Test
 * @typedef {{ specs?: { file: string, title: string, tests: Test[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @param {'flaky' | 'unexpected'} status
 * @returns {string[]}
 */
const titlesIn = ({ specs = [], suites = [] }, status) => [
  ...specs
    .filter((spec) => spec.tests.some((test) => test.status === status))
    .map(({ file, title, tests }) => {
      const attempts = tests.flatMap(({ results = [] }) => results);
      return withReason(`${file}: ${title}`, attempts.find(({ error }) => error)?.error?.message);
    }),
  ...suites.flatMap((suite) => titlesIn(suite, status)),
];
