import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import 'reflect-metadata';
import sharp from 'sharp';
import { CITIES, cityOf, countryOf, languageOf, locationOptions } from '../../backend/src/modules/country/index.js';
import { AuPairProfileInput } from '../../backend/src/modules/profiles/au-pairs/au-pair-profile.dto.js';
import { parseChildAges } from '../../backend/src/modules/profiles/facts/child-ages.js';
import { parseStay } from '../../backend/src/modules/profiles/facts/stay.js';
import { FamilyProfileInput } from '../../backend/src/modules/profiles/families/family-profile.dto.js';
import { dayAhead, DEMO_AU_PAIRS, DEMO_FAMILIES, DEMO_FEATURED } from './index.js';
import { pictureOf, PICTURES } from './pictures.js';
import { DEMO_POSTS } from './seeding/demo-posts.js';
import { DEMO_PASSPORT } from './seeding/demo-verification.js';

const NOW = new Date('2026-11-20T03:10:00Z');
const everyone = [...DEMO_AU_PAIRS, ...DEMO_FAMILIES];
const faultsOf = (input: object) =>
  validateSync(input).map(({ property, constraints }) => [property, ...Object.values(constraints ?? {})].join(': '));
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const words = (text: string) => text.split(/\s+/).length;
const CONTACT = /@|https?:|www\.|(?:\d[\s().-]*){6,}/i;

const textsOf = (person: (typeof everyone)[number]) =>
  'aboutMe' in person
    ? [person.tagline, person.aboutMe, person.experience, person.education, person.skills]
    : [person.tagline, person.aboutUs, person.requirements, person.accommodationDetails];
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => words(sentence) > 2);

describe('The demo au pairs', () => {
  it.each(DEMO_AU_PAIRS.map((auPair) => [auPair.username, auPair] as const))(
    'V02%s keeps the rules of a profile',
    (_name, auPair) => {
      const availabilityDate = dayAhead(NOW, auPair.availableInDays, auPair.timeZone);
      expect(faultsOf(plainToInstance(AuPairProfileInput, { ...auPair, availabilityDate }))).toEqual([]);
      expect(auPair.tagline.length).toBeLessThanOrEqual(90);
      expect(words(auPair.aboutMe)).toBeGreaterThanOrEqual(50);
      expect(words(auPair.aboutMe)).toBeLessThanOrEqual(110);
    },
  );

  it.each(DEMO_AU_PAIRS.map((auPair) => [auPair.username, auPair] as const))(
    '%s can be found by what the texts say',
    (_name, auPair) => {
      expect(countryOf(auPair.nationality)?.name).toMatch(new RegExp(`^${auPair.nationality}`));
      expect(auPair.languages.split(', ').map(languageOf)).not.toContain(null);
      expect(locationOptions(auPair.region)).toContain(auPair.preferredLocation);
      expect(parseStay(auPair.preferredDuration)).not.toBeNull();
    },
  );

  it('are many, from many countries, for both regions, some of them free now', () => {
    expect(DEMO_AU_PAIRS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(DEMO_AU_PAIRS.map(({ nationality }) => nationality)).size).toBeGreaterThanOrEqual(18);
    for (const region of ['australia', 'newzealand'] as const) {
      const there = DEMO_AU_PAIRS.filter((auPair) => auPair.region === region);
      expect(there.length).toBeGreaterThanOrEqual(20);
      expect(there.some(({ availableInDays }) => availableInDays === 0)).toBe(true);
      expect(new Set(there.map(({ preferredLocation }) => preferredLocation))).toEqual(
        new Set(locationOptions(region)),
      );
    }
  });
});

describe('The demo families', () => {
  it.each(DEMO_FAMILIES.map((family) => [family.username, family] as const))(
    'V01%s keeps the rules of a profile',
    (_name, family) => {
      const startDate = dayAhead(NOW, family.startsInDays, family.timeZone);
      expect(faultsOf(plainToInstance(FamilyProfileInput, { ...family, startDate }))).toEqual([]);
      expect(family.tagline.length).toBeLessThanOrEqual(90);
      expect(words(family.aboutUs)).toBeGreaterThanOrEqual(50);
      expect(words(family.aboutUs)).toBeLessThanOrEqual(110);
    },
  );

  it.each(DEMO_FAMILIES.map((family) => [family.username, family] as const))(
    '%s can be found by what the texts say',
    (_name, family) => {
      expect(cityOf(family.location)?.region).toBe(family.region);
      expect(parseChildAges(family.childrenAges)).toHaveLength(family.numberOfChildren);
      expect(family.languagesAtHome.split(', ').map(languageOf)).not.toContain(null);
      expect(parseStay(family.duration)).not.toBeNull();
    },
  );

  it('are many, in every city of both regions', () => {
    expect(DEMO_FAMILIES.length).toBeGreaterThanOrEqual(40);
    for (const region of ['australia', 'newzealand'] as const) {
      const cities = DEMO_FAMILIES.filter((family) => family.region === region).map(
        ({ location }) => cityOf(location)?.name,
      );
      expect(new Set(['Any Location', ...cities])).toEqual(new Set(locationOptions(region)));
    }
  });
});

describe('Everyone in the demo', () => {
  it('has a valid username and email address of their own', () => {
    expect(repeated(everyone.map(({ username }) => username.toLowerCase()))).toEqual([]);
    expect(repeated(everyone.map(({ email }) => email))).toEqual([]);
    for (const { username, email, timeZone } of everyone) {
      expect(username).toMatch(/^[A-Za-z0-9._-]{3,30}$/);
      expect(email).toMatch(/^[a-z0-9.-]+@example\.com$/);
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  it('has texts of their own: no sentence occurs twice', () => {
    expect(repeated(everyone.flatMap((person) => textsOf(person).flatMap(sentencesOf)))).toEqual([]);
  });

  it('gives no contact details in profiles', () => {
    expect(everyone.flatMap(textsOf).filter((text) => CONTACT.test(text))).toEqual([]);
  });

  it('has pictures of their own, in the format of photos, all used and small in total', async () => {
    const named = everyone.flatMap(({ pictures }) => pictures);
    expect(repeated(named)).toEqual([]);
    const files = await readdir(PICTURES);
    expect(new Set(files)).toEqual(
      new Set([...named, ...DEMO_POSTS.flatMap(({ picture }) => picture?.file ?? []), DEMO_PASSPORT]),
    );
    const contents = await Promise.all(named.map(pictureOf));
    expect(repeated(contents.map((bytes) => bytes.toString('base64')))).toEqual([]);
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(6_000_000);
    for (const bytes of contents)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1500 });
  });

  it('R14 has featured families for every city, who live there', () => {
    expect(Object.keys(DEMO_FEATURED).sort()).toEqual(CITIES.map(({ slug }) => slug).sort());
    for (const [city, usernames] of Object.entries(DEMO_FEATURED))
      for (const username of usernames) {
        const family = DEMO_FAMILIES.find((one) => one.username === username);
        expect(family && cityOf(family.location, family.region)?.slug).toBe(city);
      }
  });
});
