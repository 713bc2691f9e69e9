import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { HoursClause, WorkTime } from '../terms/agreement-terms.dto.js';
import type { FeedPlacement } from './calendar-feed.repository.js';
import { feedCalendar } from './feed-calendar.js';
import { daysOffOf, shiftsOf } from './planned-week.js';

const NONE: WorkTime[] = [];
const hoursOf = (days: Partial<HoursClause>): HoursClause => ({
  ...{ monday: NONE, tuesday: NONE, wednesday: NONE, thursday: NONE, friday: NONE, saturday: NONE, sunday: NONE },
  babysittingEvenings: 0,
  note: null,
  ...days,
});
const MORNING = { from: '07:00', to: '09:00' };
const placementOf = (change: Partial<FeedPlacement> = {}): FeedPlacement => ({
  id: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11',
  partnerId: 'p',
  startsOn: '2026-09-30',
  lastDay: '2026-10-14',
  isCancelled: false,
  endedEarly: false,
  changedAt: new Date('2026-09-01T00:00:00Z'),
  isFamily: false,
  timeZone: 'Australia/Sydney',
  hours: hoursOf({ monday: [MORNING], wednesday: [MORNING], sunday: [MORNING] }),
  ...change,
});
const fileOf = (placement: FeedPlacement): string =>
  feedCalendar({ interviews: [], placements: [placement] }, () => 'Lena', {
    productName: 'Wattle & Fern',
    site: 'https://example.org',
    organiserEmail: 'hello@example.org',
  });

/** As a calendar program reads the file: every occurrence of the entries of a kind, in UTC. */
function occurrencesOf(file: string, kind: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return events
    .filter(({ uid }) => uid.startsWith(kind))
    .flatMap((event) => {
      const found: string[] = [];
      const walk = event.iterator();
      for (let next = walk.next(); next && found.length < 500; next = walk.next())
        found.push(next.isDate ? next.toString() : next.toJSDate().toISOString().slice(0, 16));
      return found;
    })
    .sort();
}

describe('B12 The signed week in a calendar', () => {
  it('begins at the same local time before and after clocks change in Sydney, on days of the placement only', () => {
    // Clocks go forward on 4 October 2026: 07:00 is 21:00 in UTC before and 20:00 after.
    expect(occurrencesOf(fileOf(placementOf()), 'shift-')).toEqual([
      '2026-09-29T21:00',
      '2026-10-03T20:00',
      '2026-10-04T20:00',
      '2026-10-06T20:00',
      '2026-10-10T20:00',
      '2026-10-11T20:00',
      '2026-10-13T20:00',
    ]);
  });

  it.each([
    // Clocks go back on 4 April 2027, and forward on 26 September 2027.
    ['Pacific/Auckland', '2027-04-02', '2027-04-07', ['2027-04-02T18:00', '2027-04-03T19:00', '2027-04-04T19:00']],
    ['NZ', '2027-09-24', '2027-09-27', ['2027-09-24T19:00', '2027-09-25T18:00', '2027-09-26T18:00']],
    // No change of clocks, half an hour apart from others.
    ['Australia/Perth', '2026-10-03', '2026-10-05', ['2026-10-02T23:00', '2026-10-03T23:00', '2026-10-04T23:00']],
    ['Australia/Adelaide', '2026-10-03', '2026-10-05', ['2026-10-02T21:30', '2026-10-03T20:30', '2026-10-04T20:30']],
  ])('follows the clocks of %s', (timeZone, startsOn, lastDay, expected) => {
    const hours = hoursOf({ saturday: [MORNING], sunday: [MORNING], monday: [MORNING] });
    expect(occurrencesOf(fileOf(placementOf({ timeZone, startsOn, lastDay, hours })), 'shift-')).toEqual(expected);
  });

  it('has equal times of several weekdays once, with each stretch of a day separately', () => {
    const hours = hoursOf({
      monday: [MORNING, { from: '15:00', to: '19:00' }],
      tuesday: [MORNING],
      friday: [{ from: '20:00', to: '24:00' }],
    });
    expect(shiftsOf({ ...placementOf(), hours })).toMatchObject([
      { times: '07:00-09:00', weekdays: ['monday', 'tuesday'], first: '2026-10-05', last: '2026-10-13' },
      { times: '15:00-19:00', weekdays: ['monday'], endsAt: new Date('2026-10-05T08:00:00Z') },
      { times: '20:00-24:00', startsAt: new Date('2026-10-02T10:00:00Z'), endsAt: new Date('2026-10-02T14:00:00Z') },
    ]);
  });

  it('begins a week later if a change of clocks skips the time on the first day', () => {
    const hours = hoursOf({ sunday: [{ from: '02:30', to: '04:00' }] });
    expect(shiftsOf({ ...placementOf({ startsOn: '2026-10-04' }), hours })).toMatchObject([
      { first: '2026-10-11', startsAt: new Date('2026-10-10T15:30:00Z') },
    ]);
  });

  it('has the weekly days without work as whole days, from the first day to the last', () => {
    const hours = hoursOf({ monday: [MORNING], tuesday: [MORNING], thursday: [MORNING], friday: [MORNING] });
    const placement = placementOf({ hours: { ...hours, saturday: [MORNING] } });
    expect(daysOffOf({ ...placement, hours: { ...hours, saturday: [MORNING] } })).toEqual({
      ...{ weekdays: ['wednesday', 'sunday'], first: '2026-09-30', last: '2026-10-14' },
    });
    const expected = ['2026-09-30', '2026-10-04', '2026-10-07', '2026-10-11', '2026-10-14'];
    expect(occurrencesOf(fileOf(placement), 'days-off-')).toEqual(expected);
  });

  it('leaves out what a short placement never reaches, and everything of one that was cancelled or has no terms', () => {
    const oneDay = placementOf({ startsOn: '2026-10-06', lastDay: '2026-10-06' });
    expect(occurrencesOf(fileOf(oneDay), 'shift-')).toEqual([]);
    expect(occurrencesOf(fileOf(oneDay), 'days-off-')).toEqual(['2026-10-06']);
    for (const change of [{ isCancelled: true }, { hours: null }]) {
      const file = fileOf(placementOf(change));
      expect([...occurrencesOf(file, 'shift-'), ...occurrencesOf(file, 'days-off-')]).toEqual([]);
      expect(file).toContain('UID:placement-');
    }
  });

  it('keeps the au pair busy and the family free, and names the other person', () => {
    const shiftOf = (isFamily: boolean) =>
      /BEGIN:VEVENT\r\nUID:shift-[\s\S]*?END:VEVENT/.exec(fileOf(placementOf({ isFamily })))?.[0];
    expect(shiftOf(false)).toContain('SUMMARY:Work with Lena');
    expect(shiftOf(false)).not.toContain('TRANSP:TRANSPARENT');
    expect(shiftOf(true)).toContain('SUMMARY:Lena works');
    expect(shiftOf(true)).toContain('TRANSP:TRANSPARENT');
  });
});
