import { describe, expect, it } from '@jest/globals';
import { cities } from '../../config/cities';
import { regionFacts } from '../../config/regions';
import { releasedFacts } from '../../../test/released-facts';
import { adelaide } from './adelaide';
import { adelaidePage } from './adelaide-page';
import { auckland } from './auckland';
import { aucklandPage } from './auckland-page';
import { brisbane } from './brisbane';
import { brisbanePage } from './brisbane-page';
import { canberra } from './canberra';
import { canberraPage } from './canberra-page';
import { christchurch } from './christchurch';
import { christchurchPage } from './christchurch-page';
import type { CityContent } from './city-content';
import { hamilton } from './hamilton';
import { hamiltonPage } from './hamilton-page';
import { melbourne } from './melbourne';
import { melbournePage } from './melbourne-page';
import { perth } from './perth';
import { perthPage } from './perth-page';
import { queenstown } from './queenstown';
import { queenstownPage } from './queenstown-page';
import { sydney } from './sydney';
import { sydneyPage } from './sydney-page';
import { tauranga } from './tauranga';
import { taurangaPage } from './tauranga-page';
import { wellington } from './wellington';
import { wellingtonPage } from './wellington-page';

const facts = releasedFacts('australia');
const factsThere = releasedFacts('newzealand');
const written: readonly CityContent[] = [
  { ...sydneyPage, ...sydney(facts) },
  { ...melbournePage, ...melbourne(facts) },
  { ...brisbanePage, ...brisbane(facts) },
  { ...perthPage, ...perth(facts) },
  { ...adelaidePage, ...adelaide(facts) },
  { ...canberraPage, ...canberra(facts) },
  { ...aucklandPage, ...auckland(factsThere) },
  { ...wellingtonPage, ...wellington(factsThere) },
  { ...christchurchPage, ...christchurch(factsThere) },
  { ...queenstownPage, ...queenstown(factsThere) },
  { ...hamiltonPage, ...hamilton(factsThere) },
  { ...taurangaPage, ...tauranga(factsThere) },
];
const BLOCKS = ['around', 'auPairs', 'check', 'families', 'living', 'outside', 'suburbs', 'voice', 'weekend', 'year'];
const textOf = (content: CityContent) => JSON.stringify(content);
const dollars = (text: string) => Number(/\$([\d.]+)/.exec(text)?.[1] ?? 0);

describe('What is written about the cities', () => {
  it('N05 covers every city of the location options, and no other', () => {
    expect(written.map(({ name, region }) => ({ name, region }))).toEqual(
      cities.map(({ name, region }) => ({ name, region })),
    );
  });

  it.each(written.map((content) => [content.name, content] as const))(
    'R14%s tells everything once',
    (_name, content) => {
      expect([...content.order].sort()).toEqual(BLOCKS);
      expect(new Set(content.sources.map(({ url }) => url)).size).toBe(content.sources.length);
      for (const { url, checkedOn } of content.sources) {
        expect(url).toMatch(/^https?:\/\/\S+$/);
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      expect(content.description.length).toBeLessThanOrEqual(190);
      for (const { low, high } of content.year.seasons) expect(low).toBeLessThan(high);
    },
  );

  it('R14 is set in an order of its own for each city', () => {
    const orders = written.map(({ order, living }) => [living.variant, ...order].join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  it.each(written.map((content) => [content.name, content] as const))(
    'G07%s speaks of the money of its own country',
    (_name, content) => {
      const { currencySign } = regionFacts[content.region];
      for (const sum of textOf(content).match(/[A-Z]*\$[\d.]/g) ?? []) expect(sum.startsWith(currencySign)).toBe(true);
    },
  );

  it.each(written.map((content) => [content.name, content] as const))(
    'the weekend in %s costs what its lines add up to',
    (_name, { weekend }) => {
      const costs = weekend.lines.map(({ cost }) => dollars(cost ?? ''));
      expect(dollars(weekend.sum)).toBeCloseTo(costs.reduce((sum, cost) => sum + cost, 0));
    },
  );

  it('makes no promises that cannot be kept', () => {
    for (const content of written) expect(textOf(content)).not.toMatch(/guarantee|\bsafe\b|fully vetted/i);
  });
});
