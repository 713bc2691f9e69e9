import { describe, expect, it } from 'vitest';
import { DEMO_AU_PAIRS, DEMO_CONVERSATIONS, DEMO_FAMILIES, momentAgo } from './index.js';
import { DEMO_SIGN_INS } from './seeding/demo-sign-ins.js';

const familyOf = (username: string) => DEMO_FAMILIES.find((family) => family.username === username);
const auPairOf = (username: string) => DEMO_AU_PAIRS.find((auPair) => auPair.username === username);
const zoneOf = (username: string) => familyOf(username)?.timeZone ?? '';
const homeOf = (username: string) => auPairOf(username)?.timeZone ?? '';
const hourIn = (timeZone: string, moment: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));
/** Moments in summer and winter of both hemispheres, at midnight and while clocks change. */
const SEEDINGS = ['2026-11-20T03:10:00Z', '2026-07-01T14:00:00Z', '2027-04-04T15:59:00Z', '2027-10-06T13:00:00Z'];
const conversations = DEMO_CONVERSATIONS.map((conversation) => {
  const { family, auPair } = conversation;
  return [`${family} and ${auPair}`, conversation] as const;
});

describe('The conversations of the demo', () => {
  it.each(conversations)('%s write in order, after both have joined and before the seeding', (_pair, conversation) => {
    const timeZone = zoneOf(conversation.family);
    const said = Math.max(...conversation.messages.map(({ daysAgo }) => daysAgo));
    expect(familyOf(conversation.family)?.joinedDaysAgo).toBeGreaterThan(said);
    expect(auPairOf(conversation.auPair)?.joinedDaysAgo).toBeGreaterThan(said);
    for (const now of SEEDINGS.map((text) => new Date(text))) {
      const times = conversation.messages.map(({ daysAgo, at }) => momentAgo(now, daysAgo, at, timeZone).getTime());
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(now.getTime());
    }
  });

  it.each(conversations)('%s write during the day', (_pair, { family, auPair, messages }) => {
    for (const now of SEEDINGS.map((text) => new Date(text))) {
      for (const { from, daysAgo, at } of messages) {
        const moment = momentAgo(now, daysAgo, at, zoneOf(family));
        const hour = hourIn(from === 'family' ? zoneOf(family) : homeOf(auPair), moment);
        expect([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]).toContain(hour);
      }
    }
  });

  it.each(conversations)('%s leave unread only what one of them said last', (_pair, { messages, unread }) => {
    const last = messages.slice(messages.length - unread);
    expect(unread).toBeLessThan(messages.length);
    expect(new Set(last.map(({ from }) => from)).size).toBeLessThanOrEqual(1);
    expect(last.filter(({ reaction }) => reaction)).toEqual([]);
  });

  it('are a long one between the Hartleys and Lena, and four shorter ones of each with others', () => {
    const [main, ...others] = DEMO_CONVERSATIONS;
    expect(main?.messages).toHaveLength(24);
    expect(main?.messages.slice(-2).map(({ from }) => from)).toEqual(['auPair', 'auPair']);
    expect(main?.unread).toBe(2);
    expect(others.filter(({ family }) => family === main?.family)).toHaveLength(4);
    expect(others.filter(({ auPair }) => auPair === main?.auPair)).toHaveLength(4);
    for (const { messages } of others) expect([3, 4, 5, 6, 7, 8]).toContain(messages.length);
  });

  it('begin with one between people with a demo login', () => {
    const [main] = DEMO_CONVERSATIONS;
    expect(DEMO_FAMILIES.find(({ username }) => username === main?.family)?.email).toBe(DEMO_SIGN_INS.family.email);
    expect(DEMO_AU_PAIRS.find(({ username }) => username === main?.auPair)?.email).toBe(DEMO_SIGN_INS.auPair.email);
  });
});

describe('A moment some days ago', () => {
  it.each([
    ['Australia/Sydney', 1, '18:15', '2026-11-19T07:15:00.000Z'],
    ['Europe/Berlin', 0, '03:10', '2026-11-20T02:10:00.000Z'],
    ['Australia/Adelaide', 2, '07:50', '2026-11-17T21:20:00.000Z'],
    ['Pacific/Auckland', 60, '12:00', '2026-09-21T00:00:00.000Z'],
  ])('in %s, %i days before, at %s', (timeZone, days, at, expected) => {
    expect(momentAgo(new Date('2026-11-20T03:10:00Z'), days, at, timeZone).toISOString()).toBe(expected);
  });
});
