import { describe, expect, it } from 'vitest';
import type { AuPairIntroduction, FamilyIntroduction } from '../../profiles/index.js';
import { openersFor } from './openers.js';

const german = { code: 'de', name: 'German' };
const english = { code: 'en', name: 'English' };
const french = { code: 'fr', name: 'French' };

const family: FamilyIntroduction = {
  userType: 'family',
  city: 'Sydney',
  ages: [4, 7],
  children: 2,
  languages: [english],
  hasPets: false,
  carAvailable: false,
  hoursPerWeek: 30,
};
const auPair: AuPairIntroduction = {
  userType: 'aupair',
  cities: ['Sydney', 'Perth'],
  country: 'Germany',
  languages: [german, english],
  hasInfantExperience: false,
  hasDrivingLicense: false,
};

describe('Openers of a first message', () => {
  it('to an au pair name the shared city, the children’s ages and her language', () => {
    const [city, children, language, ...others] = openersFor(family, auPair, 'Lena');
    expect(city).toMatch(/^Hello Lena, you would like to live in Sydney/);
    expect(children).toMatch(/our children are 4 and 7\./);
    expect(language).toMatch(/you speak German\. Would you like to teach/);
    expect(others).toEqual([]);
  });

  it('to a family name their city, their children’s ages and a language of both', () => {
    const speaking = { ...family, languages: [english, french, german] };
    const [city, children, language] = openersFor(auPair, speaking, 'Hartley');
    expect(city).toMatch(/^Hello, you live in Sydney, and that is where I would like to go/);
    expect(children).toMatch(/your children are 4 and 7\./);
    expect(language).toMatch(/you speak German at home, and so do I/);
  });

  it('say a shared language as shared, and never that of someone who has not said it', () => {
    const [, , shared] = openersFor({ ...family, languages: [german] }, auPair, 'Lena');
    expect(shared).toMatch(/you speak German, and so do we/);
    for (const text of openersFor(family, { ...auPair, languages: [english] }, 'Lena'))
      expect(text).not.toMatch(/speak/);
  });

  it('do not mention a city that only one of the two has named', () => {
    for (const cities of [[], ['Perth']])
      expect(openersFor(family, { ...auPair, cities }, 'Lena').join()).not.toMatch(/Sydney|Perth/);
    expect(openersFor(auPair, { ...family, city: null }, 'Hartley').join()).not.toMatch(/Sydney|Perth/);
    expect(openersFor({ ...auPair, cities: [] }, family, 'Hartley')[0]).toMatch(/^Hello, you live in Sydney\. /);
  });

  it('ask only someone who has cared for a baby about babies', () => {
    const baby = { ...family, ages: [0, 4] };
    expect(openersFor(baby, { ...auPair, hasInfantExperience: true }, 'Lena')[1]).toMatch(
      /our children are under 1 and 4, and you have cared for a baby before/,
    );
    expect(openersFor(baby, auPair, 'Lena')[1]).toMatch(/Which ages have you looked after most/);
    expect(openersFor(family, { ...auPair, hasInfantExperience: true }, 'Lena')[1]).not.toMatch(/baby/);
  });

  it('count children whose ages are not understood', () => {
    expect(openersFor(auPair, { ...family, ages: [] }, 'Hartley')[1]).toMatch(/you have 2 children\./);
    expect(openersFor(auPair, { ...family, ages: [], children: 1 }, 'Hartley')[1]).toMatch(/you have one child\./);
    expect(openersFor({ ...family, ages: [3], children: 1 }, auPair, 'Lena')[1]).toMatch(/our child is 3\./);
  });

  it('are three even where the two have little in common', () => {
    const little = { ...auPair, cities: [], languages: [english], country: null };
    expect(openersFor({ ...family, city: null }, little, 'Lena').length).toBeGreaterThanOrEqual(2);
    expect(openersFor(auPair, { ...family, city: null, ages: [] }, 'Hartley')).toHaveLength(3);
    expect(openersFor(little, family, 'Hartley')).toHaveLength(3);
  });

  it('are none between two of the same kind', () => {
    expect(openersFor(family, family, 'Hartley')).toEqual([]);
  });
});
