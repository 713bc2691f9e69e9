import { beforeEach, expect, it } from '@jest/globals';

const kept = new Map<string, string>();
const page: { region?: string } = {};
Object.assign(globalThis, {
  document: { documentElement: { dataset: page } },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});

const { readPreferredRegion, storePreferredRegion } = await import('./preferred-region');
const { suggestRegion } = await import('./suggest-region');

beforeEach(() => kept.clear());

it('the region follows the account that logs in and its moves, and a choice after that stays', () => {
  suggestRegion('australia');
  suggestRegion('newzealand');
  expect(readPreferredRegion()).toBe('newzealand');
  storePreferredRegion('australia');
  suggestRegion('newzealand');
  expect(readPreferredRegion()).toBe('australia');
  suggestRegion('australia');
  suggestRegion('newzealand');
  expect(readPreferredRegion()).toBe('newzealand');
});

it('without a choice it is the region of the page before', () => {
  expect(readPreferredRegion()).toBe('australia');
  page.region = 'newzealand';
  expect(readPreferredRegion()).toBe('newzealand');
  storePreferredRegion('australia');
  expect(readPreferredRegion()).toBe('australia');
});

it('a region that another account left here, before it was marked, is replaced', () => {
  storePreferredRegion('australia');
  suggestRegion('newzealand');
  expect(readPreferredRegion()).toBe('newzealand');
});
