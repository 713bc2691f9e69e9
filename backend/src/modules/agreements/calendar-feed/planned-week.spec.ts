import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { HoursClause, WorkTime } from '../terms/agreement-terms.dto.js';
import type { CalendarDate } from '../calendar-dates/calendar-date.entity.js';
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
  dates: [],
  ...change,
});
const fileOf = (placement: FeedPlacement): string =>
  feedCalendar({ interviews: [], placements: [placement], landings: [] }, () => 'Lena', {
    productName: 'Wattle & Fern',
    site: 'https://example.org',
    organiserEmail: 'hello@example.org',
  });

/** RFC 5545: an end stands for the same exact duration in every occurrence. */
const endOf = (event: ICAL.Event, start: ICAL.Time): Date =>
  new Date(start.toJSDate().getTime() + event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime());

/** As a calendar program reads the file: every occurrence of the entries of a kind, in UTC; with `ending` its end too. */
function occurrencesOf(file: string, kind: string, ending?: (end: Date) => string): string[] {
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
        found.push(
          (next.isDate ? next.toString() : next.toJSDate().toISOString().slice(0, 16)) +
            (ending ? `-${ending(endOf(event, next))}` : ''),
        );
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

  it('begins an hour later on a day whose clocks skip its beginning, and ends at the agreed time', () => {
    const hours = hoursOf({ sunday: [{ from: '02:30', to: '06:00' }] });
    const shiftsFrom = (startsOn: string) => shiftsOf({ ...placementOf({ startsOn }), hours });
    const changed = { startsAt: new Date('2026-10-03T16:30:00Z'), endsAt: new Date('2026-10-03T19:00:00Z') };
    expect(shiftsFrom('2026-10-04')).toMatchObject([
      { first: '2026-10-11', startsAt: new Date('2026-10-10T15:30:00Z'), except: [] },
      { first: '2026-10-04', last: '2026-10-04', ...changed },
    ]);
    expect(shiftsFrom('2026-09-27')).toMatchObject([{ first: '2026-09-27', except: ['2026-10-04'] }, changed]);
  });

  it.each([
    [
      'forward',
      '2026-10-04',
      '2026-10-18',
      ['2026-10-03T15:00-18:00', '2026-10-10T14:00-18:00', '2026-10-17T14:00-18:00'],
    ],
    [
      'back',
      '2027-03-28',
      '2027-04-11',
      ['2027-03-27T14:00-18:00', '2027-04-03T14:00-19:00', '2027-04-10T15:00-19:00'],
    ],
  ])(
    'ends at the agreed time in the night in which clocks go %s, and in all others',
    (_, startsOn, lastDay, expected) => {
      const hours = hoursOf({ sunday: [{ from: '01:00', to: '05:00' }] });
      const file = fileOf(placementOf({ startsOn, lastDay, hours }));
      expect(occurrencesOf(file, 'shift-', (moment) => moment.toISOString().slice(11, 16))).toEqual(expected);
      expect(file.match(/UID:shift-.*/g)).toHaveLength(2);
    },
  );

  it('has the weekly days without work as whole days, from the first day to the last', () => {
    const hours = hoursOf({ monday: [MORNING], tuesday: [MORNING], thursday: [MORNING], friday: [MORNING] });
    const placement = placementOf({ hours: { ...hours, saturday: [MORNING] } });
    expect(daysOffOf({ ...placement, hours: { ...hours, saturday: [MORNING] } })).toEqual({
      ...{ weekdays: ['wednesday', 'sunday'], first: '2026-09-30', last: '2026-10-14', except: [] },
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

  describe('with dates that differ', () => {
    const date = (change: Partial<CalendarDate>): CalendarDate => ({
      ...{ id: 'd1', agreementId: 'a', familyId: 'f', auPairId: 'p', kind: 'days_off', state: 'accepted' },
      ...{ startsOn: '2026-10-04', endsOn: '2026-10-05', insteadOn: null, times: null, note: null, askedBy: 'p' },
      ...{ version: 2, changedAt: new Date('2026-09-20T08:00:00Z') },
      ...change,
    });
    const swap = { kind: 'swap', startsOn: '2026-10-11', endsOn: '2026-10-11', insteadOn: '2026-10-13' } as const;
    const eventOf = (file: string, uid: string) =>
      new RegExp(`BEGIN:VEVENT\\r\\nUID:${uid}[\\s\\S]*?END:VEVENT`).exec(file)?.[0].replace(/\r\n /g, '');

    it('leaves days off out of the week on the day on which clocks change, and says that the week changed', () => {
      const file = fileOf(placementOf({ dates: [date({})] }));
      expect(occurrencesOf(file, 'shift-')).toEqual([
        '2026-09-29T21:00',
        '2026-10-06T20:00',
        '2026-10-10T20:00',
        '2026-10-11T20:00',
        '2026-10-13T20:00',
      ]);
      expect(eventOf(file, 'shift-')).toMatch(/EXDATE;TZID=Australia\/Sydney:20261004T070000,20261005T070000\r\n/);
      expect(eventOf(file, 'shift-')).toMatch(/SEQUENCE:2\r\nDTSTAMP:20260920T080000Z/);
      expect(occurrencesOf(file, 'date-d1')).toEqual(['2026-10-04']);
      expect(eventOf(file, 'date-d1')).toMatch(/DTEND;VALUE=DATE:20261006[\s\S]*SUMMARY:Days off/);
    });

    it('begins and ends with the first and last day that is worked', () => {
      const dates = [
        date({ startsOn: '2026-09-30', endsOn: '2026-09-30' }),
        date({ id: 'd2', startsOn: '2026-10-14', endsOn: '2026-10-14' }),
      ];
      const file = fileOf(placementOf({ dates }));
      expect(occurrencesOf(file, 'shift-').at(0)).toBe('2026-10-03T20:00');
      expect(occurrencesOf(file, 'shift-').at(-1)).toBe('2026-10-11T20:00');
      expect(eventOf(file, 'shift-')).not.toContain('EXDATE');
    });

    it('moves a swapped day, and takes it from the weekly days off', () => {
      const file = fileOf(placementOf({ dates: [date(swap)] }));
      const shifts = occurrencesOf(file, 'shift-');
      expect(shifts).not.toContain('2026-10-10T20:00');
      expect(occurrencesOf(file, 'shift-d1-')).toEqual(['2026-10-12T20:00']);
      expect(occurrencesOf(file, 'days-off-')).not.toContain('2026-10-13');
      expect(occurrencesOf(file, 'days-off-')).toContain('2026-10-06');
    });

    it('keeps a swapped day that is worked before an early end, for a free one after it', () => {
      const worked = date({ ...swap, startsOn: '2026-10-12', endsOn: '2026-10-12', insteadOn: '2026-10-06' });
      const file = fileOf(placementOf({ lastDay: '2026-10-08', endedEarly: true, dates: [worked] }));
      expect(occurrencesOf(file, 'shift-d1-')).toEqual(['2026-10-05T20:00']);
      expect(occurrencesOf(file, 'days-off-')).not.toContain('2026-10-06');
      expect(file).not.toContain('UID:date-d1');
    });

    it('has other hours in school holidays, except on days off', () => {
      const school = date({
        kind: 'school_holidays',
        startsOn: '2026-10-01',
        endsOn: '2026-10-11',
        times: [{ from: '09:00', to: '15:00' }],
      });
      const off = date({ id: 'd2', startsOn: '2026-10-05', endsOn: '2026-10-05' });
      const file = fileOf(placementOf({ dates: [school, off] }));
      // 09:00 in Sydney after the change of clocks on 4 October.
      expect(occurrencesOf(file, 'shift-d1-')).toEqual(['2026-10-03T22:00', '2026-10-06T22:00', '2026-10-10T22:00']);
      expect(occurrencesOf(file, 'shift-0700')).toEqual(['2026-09-29T21:00', '2026-10-11T20:00', '2026-10-13T20:00']);
    });

    it.each(['asked', 'declined', 'withdrawn'] as const)('keeps the week while a date is %s', (state) => {
      const file = fileOf(placementOf({ dates: [date({ state, version: 3 })] }));
      expect(occurrencesOf(file, 'shift-')).toEqual(occurrencesOf(fileOf(placementOf()), 'shift-'));
      expect(occurrencesOf(file, 'date-')).toEqual([]);
      // The calendar replaces what an accepted date had left out.
      expect(eventOf(file, 'shift-')).toContain('SEQUENCE:3');
    });
  });
});
