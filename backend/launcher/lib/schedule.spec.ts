import { describe, expect, it } from 'vitest';
import { runChecks, type Check } from './schedule.mjs';

/** Checks that write down when they begin and end; each ends when the next turn of the event loop comes. */
function diary(...specs: (Partial<Check> & { name: string })[]) {
  const lines: string[] = [];
  const checks = specs.map((spec): Check => ({
    title: spec.name,
    weight: 1,
    run: async () => {
      lines.push(`${spec.name} begins`);
      await new Promise(setImmediate);
      lines.push(`${spec.name} ends`);
      return { passed: 1, failed: 0 };
    },
    ...spec,
  }));
  return { lines, checks };
}

const ignore = () => undefined;

describe('The schedule of the checks', () => {
  it('runs a light check next to a heavy one, and never two heavy ones at once', async () => {
    const { lines, checks } = diary({ name: 'heavy', weight: 2 }, { name: 'light' }, { name: 'next', weight: 2 });
    await runChecks(checks, ignore);
    expect(lines).toEqual(['heavy begins', 'light begins', 'heavy ends', 'next begins', 'light ends', 'next ends']);
  });

  it('runs a check that takes all places alone', async () => {
    const { lines, checks } = diary({ name: 'light' }, { name: 'alone', weight: 3 }, { name: 'last' });
    await runChecks(checks, ignore);
    expect(lines).toEqual(['light begins', 'light ends', 'alone begins', 'alone ends', 'last begins', 'last ends']);
  });

  it('runs a check after those that it depends on', async () => {
    const { lines, checks } = diary({ name: 'late', after: ['early', 'absent'] }, { name: 'early' });
    await runChecks(checks, ignore);
    expect(lines).toEqual(['early begins', 'early ends', 'late begins', 'late ends']);
  });

  it('fails checks that depend on a failed one, and runs the rest', async () => {
    const { lines, checks } = diary(
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      { name: 'upon it', after: ['broken'] },
      { name: 'apart' },
    );
    const reported: string[] = [];
    const done = await runChecks(checks, ({ check }) => reported.push(check.name));
    expect(Object.fromEntries(done.map(({ check, result }) => [check.name, result.failed]))).toEqual({
      broken: 1,
      'upon it': 1,
      apart: 0,
    });
    expect(done.map(({ result }) => result.output)).toContain('Not tried, since "broken" has failed.');
    expect(lines).toEqual(['apart begins', 'apart ends']);
    expect(reported.sort()).toEqual(['apart', 'broken', 'upon it']);
  });
});
