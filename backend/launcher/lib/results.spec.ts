import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  afterSecondTry,
  asOneCheck,
  fromReport,
  readTests,
  readPlaywright,
  flakyTests,
  flakyBrowserTests,
  sum,
} from './results.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reported = (content: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const testReport = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, testResults: [] };

describe('Counting', () => {
  it('counts a run as passed when its runner says so', () => {
    const result = fromReport({ code: 0, output: 'fine' }, reported(testReport), readTests);
    expect(result).toEqual({ passed: 7, failed: 0, skipped: 0, output: '' });
  });

  it('counts a file that does not load, or whose preparation fails, as one failure', () => {
    const file = (...statuses: string[]) => ({
      name: 'x.spec.ts',
      status: 'failed',
      assertionResults: statuses.map((status) => ({ status, fullName: status })),
    });
    const result = fromReport(
      { code: 1, output: 'why' },
      reported({ ...testReport, numFailedTests: 2, testResults: [file(), file('pending'), file('failed', 'failed')] }),
      readTests,
    );
    expect(result).toMatchObject({ passed: 7, failed: 4, output: 'why' });
  });

  it('counts a run without tests, without a report or with an error code as failed', () => {
    expect(fromReport({ code: 0, output: '' }, reported({ ...testReport, numPassedTests: 0 }), readTests).failed).toBe(
      1,
    );
    expect(fromReport({ code: 0, output: '' }, join(folder, 'absent.json'), readTests).failed).toBe(1);
    expect(fromReport({ code: 1, output: '' }, reported(testReport), readTests).failed).toBe(1);
  });

  it('counts a measurement that a second run confirms as passed, and a server that does not start as failed', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    const shaky = { status: 'flaky', results: [{ error: { message: '\u001B[31mToo\nlate\u001B[39m' } }, {}] };
    const suites = [
      {
        specs: [{ file: 'a.spec.ts', title: 'steady', tests: [{ status: 'expected' }] }],
        suites: [{ specs: [{ file: 'a.spec.ts', title: 'shaky', tests: [shaky] }] }],
      },
    ];
    expect(readPlaywright({ stats, suites })).toMatchObject({
      passed: 4,
      failed: 0,
      flaky: ['a.spec.ts: shaky – Too late'],
    });
    expect(readPlaywright({ stats: { ...stats, unexpected: 1 } }).failed).toBe(1);
    expect(readPlaywright({ stats, errors: [{}] }).failed).toBe(1);
  });

  it('counts a test that passes in the second run of its file as passed and names it, and one that fails twice as failed', () => {
    const failing = [
      { status: 'passed', fullName: 'A steady one' },
      { status: 'failed', fullName: 'A shaky one', failureMessages: ['Error: refused\n    at a line'] },
    ];
    const flaky = flakyTests({
      testResults: [
        { name: '/test/steady.e2e-spec.ts', status: 'passed', assertionResults: [] },
        { name: '/test/shaky.e2e-spec.ts', status: 'failed', assertionResults: failing },
        { name: '/test/not-loaded.e2e-spec.ts', status: 'failed', assertionResults: [] },
        {
          name: '/test/unprepared.e2e-spec.ts',
          status: 'failed',
          assertionResults: [{ status: 'skipped', fullName: 'Any' }],
        },
      ],
    });
    expect(flaky).toEqual({
      files: ['/test/shaky.e2e-spec.ts', '/test/not-loaded.e2e-spec.ts', '/test/unprepared.e2e-spec.ts'],
      passed: 1,
      skipped: 1,
      titles: [
        'shaky.e2e-spec.ts: A shaky one – Error: refused at a line',
        'not-loaded.e2e-spec.ts',
        'unprepared.e2e-spec.ts',
      ],
    });
    const first = { passed: 7, failed: 3, skipped: 1, output: 'shaken' };
    expect(afterSecondTry(first, flaky, { passed: 4, failed: 0, skipped: 0, output: '' })).toEqual({
      passed: 10,
      failed: 0,
      skipped: 0,
      output: '',
      flaky: flaky.titles,
    });
    const twice = afterSecondTry(first, flaky, { passed: 3, failed: 1, skipped: 0, output: 'again' });
    expect(twice).toEqual({ passed: 9, failed: 1, skipped: 0, output: 'shaken\nagain' });
  });

  it('names the browser tests that failed, and keeps what was named before', () => {
    const failing = { file: 'b.spec.ts', title: 'fails', tests: [{ status: 'unexpected' }] };
    const steady = { file: 'b.spec.ts', title: 'is steady', tests: [{ status: 'expected' }] };
    const flaky = flakyBrowserTests({ suites: [{ suites: [{ specs: [failing, steady] }] }] });
    expect(flaky.titles).toEqual(['b.spec.ts: fails']);
    const first = { passed: 7, failed: 1, flaky: ['a.spec.ts: shaky'], output: 'shaken' };
    expect(afterSecondTry(first, flaky, { passed: 1, failed: 0 })).toEqual({
      passed: 8,
      failed: 0,
      skipped: 0,
      output: '',
      flaky: ['a.spec.ts: shaky', 'b.spec.ts: fails'],
    });
  });

  it('adds up the results, and keeps every error', () => {
    const lint = asOneCheck([
      { code: 0, output: 'quiet' },
      { code: 1, output: 'loud' },
    ]);
    expect(sum([lint, { passed: 2, failed: 0 }, { passed: 1, failed: 3, skipped: 1, output: 'also' }])).toEqual({
      passed: 3,
      failed: 4,
      skipped: 1,
      output: 'loud\nalso',
    });
  });
});
