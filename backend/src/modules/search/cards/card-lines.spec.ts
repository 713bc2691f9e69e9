import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cityLine, firstSentence, publicLine, suburbLine } from './card-lines.js';
import { lastActiveOf } from './au-pair-card.dto.js';

describe('Lines on cards', () => {
  it.each([
    ['Mornings do not frighten me. Nor do evenings.', 'Mornings do not frighten me.'],
    ['We are four!  And a dog', 'We are four!'],
    ['No full stop', 'No full stop'],
    ['Two\nlines of one thought', 'Two lines of one thought'],
  ])('"%s" begins with "%s"', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('are never too long, and end with a whole word', () => {
    expect(firstSentence('one two three four five', 12)).toBe('one two…');
    fc.assert(fc.property(fc.string(), (text) => firstSentence(text, 40).length <= 40));
  });

  it.each([
    ['Write to lena@example.com', 'Hoffmann'],
    ['Call 0412 345 678 any time', 'Hoffmann'],
    ['We, the Okafors, love the beach', 'The Okafors'],
    ["The Okafor's garden", 'Okafor'],
    ['I am Lena HOFFMANN', 'Hoffmann-Weber'],
  ])('J04 "%s" stays hidden from visitors', (line, surname) => {
    expect(publicLine(line, surname)).toBeNull();
  });

  it('J04 are shown to visitors when they give no one away', () => {
    expect(publicLine('The beach is our garden', 'The Okafors')).toBe('The beach is our garden');
  });

  it.each([
    ['Newtown, Sydney', 'Newtown, Sydney', 'Sydney'],
    ['12 King Street, Newtown, Sydney NSW 2042', 'Newtown, Sydney', 'Sydney'],
    ['King Street, Sydney', 'Sydney', 'Sydney'],
    ['Sydney', 'Sydney', 'Sydney'],
    ['4/9 The Parade, Perth', 'Perth', 'Perth'],
    ['somewhere in the Hunter Valley', 'somewhere in the Hunter Valley, Australia', 'Australia'],
  ])('J04 "%s" is "%s" to members and "%s" to visitors, never a street', (location, suburb, city) => {
    expect(suburbLine(location, 'australia')).toBe(suburb);
    expect(cityLine(location, 'australia')).toBe(city);
  });
});

describe('When someone was last there', () => {
  const DAY = 86_400;
  const NOW = 1_000_000_000;
  it.each([
    [0, 'today'],
    [DAY - 1, 'today'],
    [DAY, 'this_week'],
    [7 * DAY, 'this_month'],
    [30 * DAY, 'earlier'],
  ])('is told in large steps: %i seconds ago is %s', (seconds, words) => {
    const known = { last_login: NOW - seconds, unanswered_since: null };
    expect(lastActiveOf(known, NOW)).toBe(words);
  });

  it('is not told of those who never signed in', () => {
    expect(lastActiveOf({ last_login: null, unanswered_since: null }, NOW)).toBeNull();
  });

  it('is not lately for those who have not said within two weeks that they are still looking, until they log in', () => {
    const known = { last_login: NOW - 50 * DAY, unanswered_since: NOW - 14 * DAY };
    expect(lastActiveOf(known, NOW)).toBe('not_lately');
    expect(lastActiveOf(known, NOW - 1)).toBe('earlier');
    expect(lastActiveOf({ ...known, last_login: null }, NOW)).toBe('not_lately');
    expect(lastActiveOf({ ...known, last_login: NOW - 13 * DAY }, NOW)).toBe('this_month');
  });
});
