import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../src/modules/matching/match.js';

const root = new URL('../../../', import.meta.url);

/** The compared facts, and their points for a family and for an au pair. */
type Row = [part: string, family: number, aupair: number];

const counted = PARTS.filter(({ weight }) => weight.family + weight.aupair > 0).map<Row>(({ compare, weight }) => [
  compare.name.replace(/^compare/, '').toLowerCase(),
  weight.family,
  weight.aupair,
]);

describe('The points of the match score', () => {
  it('are 100 for each of the two', () => {
    expect(counted.reduce((sum, [, family]) => sum + family, 0)).toBe(100);
    expect(counted.reduce((sum, [, , aupair]) => sum + aupair, 0)).toBe(100);
  });

  it('are those that the search pages explain', async () => {
    const { href } = new URL('frontend/src/features/search/score-parts.ts', root);
    const { SCORE_PARTS } = (await import(href)) as {
      SCORE_PARTS: readonly { part: string; points: { family: number; aupair: number } }[];
    };
    expect(SCORE_PARTS.map(({ part, points }) => [part.toLowerCase(), points.family, points.aupair])).toEqual(counted);
  });

  it('are those in the documentation', () => {
    const docs = readFileSync(new URL('docs/search.md', root), 'utf8');
    const rows = [...docs.matchAll(/^\| [a-z ]+ \| (\d+) \| (\d+) \| .+ \|$/gm)];
    expect(rows.map(([, family, aupair]) => [Number(family), Number(aupair)])).toEqual(
      counted.map(([, family, aupair]) => [family, aupair]),
    );
  });
});
