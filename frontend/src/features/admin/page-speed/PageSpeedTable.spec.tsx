import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSpeed } from '../../../api/admin-page-speed';
import { PageSpeedTable, sharesOf, speedWords } from './PageSpeedTable';

const row = (more: Partial<PageSpeed> = {}): PageSpeed => ({
  route: '/au-pair/:id',
  device: 'phone',
  metric: 'LCP',
  visits: 3,
  p50: 1_564,
  p75: 2_500,
  p95: 4_679,
  rating: 'good',
  good: 1,
  needsWork: 1,
  poor: 1,
  release: 'Bx81kQ2z',
  ...more,
});

it('the speed of a page has a unit that suits it', () => {
  expect(speedWords('LCP', 2_500)).toBe('2.5 s');
  expect(speedWords('INP', 171)).toBe('171 ms');
  expect(speedWords('CLS', 0.116)).toBe('0.12');
});

it('the shares of the ratings are a hundred percent together', () => {
  expect(sharesOf(row())).toEqual({ good: 34, needsWork: 33, poor: 33 });
  expect(sharesOf(row({ good: 0, needsWork: 0, poor: 3 }))).toEqual({ good: 0, needsWork: 0, poor: 100 });
});

it('a table of page speeds says why it is empty, and how to see everything', () => {
  expect(renderToStaticMarkup(<PageSpeedTable items={[]} onAll={null} />)).toContain('No visits were measured');
  expect(renderToStaticMarkup(<PageSpeedTable items={[]} onAll={() => undefined} />)).toContain('Clear');
});
