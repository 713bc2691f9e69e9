import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { clock, hoursOf, LABELLED, weeks } from './weeks';

describe('the example of a week', () => {
  it.each(['australia', 'newzealand'] as const)('in %s has the thirty hours that the pay slip pays', (region) => {
    expect(hoursOf(weeks[region])).toBe(30);
  });
  it('writes quarters of an hour as minutes', () => {
    expect([7, 8.75, 21.25].map(clock)).toEqual(['7:00', '8:45', '21:15']);
  });
  it('has a place for every hour in its style sheet', () => {
    const sheet = readFileSync(new URL('../audience/Week.module.css', import.meta.url), 'utf8');
    const blocks = Object.values(weeks).flatMap((week) => week.flatMap((day) => day.blocks));
    for (const hour of [...LABELLED, ...blocks.map(({ from }) => from)])
      expect(sheet).toContain(`[data-from='${hour}'] {\n  --from: ${hour - 7};`);
    for (const long of blocks.map(({ from, to }) => to - from))
      expect(sheet).toContain(`[data-long='${long}'] {\n  --long: ${long};`);
  });
});
