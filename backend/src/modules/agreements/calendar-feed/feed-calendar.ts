import { TZDate } from '@date-fns/tz';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { earlierDay, laterDay } from '../../../platform/calendar-days/index.js';
import { interviewEvent, type CalendarSetting, type AgreedInterview } from '../../interviews/index.js';
import type { CalendarDate } from '../calendar-dates/calendar-date.entity.js';
import { plannedDay } from '../calendar-dates/planned-day.js';
import type { HoursClause, WorkTime } from '../terms/agreement-terms.dto.js';
import { WEEKDAYS, type Weekday } from '../terms/term-values.js';
import { weekdayOf } from '../terms/week.js';
import type { FeedPlacement } from './calendar-feed.repository.js';
import type { Landing } from './landings.registry.js';
import { daysOffOf, shiftsOf } from './planned-week.js';
import { calendarFeedTexts as texts } from './texts.js';

const DAY_MS = 86_400_000;
const HOUR_S = 3_600;

interface FeedEntries {
  interviews: readonly AgreedInterview[];
  placements: readonly FeedPlacement[];
  landings: readonly Landing[];
}

/**
 * Everything as one iCalendar file (RFC 5545). An interview has the UID of the file in its email. Placements and days
 * off take whole days and do not mark the member as busy; shifts repeat weekly in the family's time zone.
 */
export function feedCalendar(
  { interviews, placements, landings }: FeedEntries,
  nameOf: (personId: string) => string,
  setting: CalendarSetting,
): string {
  const { productName } = setting;
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const interview of interviews) {
    const status = interview.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    calendar.createEvent(interviewEvent(interview, status, nameOf(interview.partnerId), setting));
  }
  for (const placement of placements) {
    const otherName = nameOf(placement.partnerId);
    calendar.createEvent(placementEvent(placement, otherName, setting));
    for (const event of weekEvents(placement, otherName, setting)) calendar.createEvent(event);
  }
  for (const landing of landings) calendar.createEvent(landingEvent(landing, nameOf(landing.partnerId), setting));
  return calendar.toString();
}

/** An hour from the landing, by the clocks of the airport: the way through the airport. No one is busy. */
function landingEvent(landing: Landing, otherName: string, { site }: CalendarSetting): ICalEventData {
  const { agreementId, isFamily, flightNumber, airport, timeZone, at, version } = landing;
  const url = `${site}/app/arrival/${agreementId}`;
  return {
    id: `landing-${agreementId}@${new URL(site).hostname}`,
    sequence: version,
    start: new TZDate(at.getTime(), timeZone),
    end: new TZDate(at.getTime() + HOUR_S * 1_000, timeZone),
    timezone: timeZone,
    status: ICalEventStatus.CONFIRMED,
    summary: texts.landing[isFamily ? 'family' : 'aupair'](otherName, airport, flightNumber),
    location: airport,
    description: texts.arrivalPlan(url),
    url,
    ...FREE,
  };
}

/** An alias such as NZ gets the rules of its zone under its own name, because events refer to that name. */
function zoneBlock(timeZone: string): string | null {
  const [block = ''] = [tzlib_get_ical_block(timeZone)].flat();
  return block === '' ? null : block.replace(/^TZID:.*$/m, `TZID:${timeZone}`);
}

function placementEvent(
  placement: FeedPlacement,
  otherName: string,
  { site, productName }: CalendarSetting,
): ICalEventData {
  const { startsOn, lastDay, isCancelled } = placement;
  const url = `${site}/agreements/${placement.id}`;
  return {
    ...commonOf(placement, 'placement', site),
    ...wholeDays(startsOn, lastDay),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: texts.placement(otherName, productName),
    description: isCancelled ? texts.cancelled : texts.agreement(url),
    url,
  };
}

/** The shifts and days off of the signed week, and the dates that differ. A cancelled placement has none. */
function weekEvents(placement: FeedPlacement, otherName: string, { site }: CalendarSetting): ICalEventData[] {
  const { hours, isCancelled, isFamily, timeZone, startsOn, lastDay } = placement;
  if (isCancelled) return [];
  const url = `${site}/app/hours/${placement.id}`;
  const details = { status: ICalEventStatus.CONFIRMED, description: texts.planned(url), url };
  const side = isFamily ? 'family' : 'aupair';
  // The family is not busy while the au pair works.
  const busy = isFamily ? FREE : {};
  // A swap can be worked within the placement for a free day outside of it, once the placement ended early.
  const dates = placement.dates.filter(({ state }) => state === 'accepted');
  const within = dates.filter((date) => date.startsOn <= lastDay && date.endsOn >= startsOn);
  const dateEvents = within.map((date) => ({
    ...ofDate(date, site),
    ...details,
    ...wholeDays(laterDay(date.startsOn, startsOn), earlierDay(date.endsOn, lastDay)),
    summary: texts.dates[date.kind][side](otherName),
  }));
  if (!hours) return dateEvents;
  const week = { common: commonOfWeek(placement, site), kind: 'shift', by: null, hours, startsOn, lastDay };
  const shifts = [week, ...dates.flatMap((date) => weeksOf(placement, hours, date, site))].flatMap((weeks) =>
    shiftsOf({ ...weeks, timeZone, isExcept: (day) => plannedDay(placement, day).by?.id !== weeks.by?.id }).map(
      ({ key, times, startsAt, endsAt, until, weekdays, except }) => ({
        ...weeks.common(`${weeks.kind}-${key}`),
        ...details,
        start: new TZDate(startsAt.getTime(), timeZone),
        end: new TZDate(endsAt.getTime(), timeZone),
        timezone: timeZone,
        repeating: weekly(weekdays, utc(until), {
          property: `EXDATE;TZID=${timeZone}`,
          values: except.map((day) => `${day}T${times.slice(0, 5)}00`.replace(/[-:]/g, '')),
        }),
        summary: texts.shift[side](otherName),
        ...busy,
      }),
    ),
  );
  const off = daysOffOf({ ...week, timeZone, isExcept: (day) => plannedDay(placement, day).by !== null });
  if (!off) return [...shifts, ...dateEvents];
  const daysOff = {
    ...week.common('days-off'),
    ...details,
    ...wholeDays(off.first, off.first),
    repeating: weekly(off.weekdays, compact(off.last), {
      property: 'EXDATE;VALUE=DATE',
      values: off.except.map(compact),
    }),
    summary: texts.dayOff[side](otherName),
  };
  return [...shifts, daysOff, ...dateEvents];
}

/** The other week of a date: that of school holidays, or the one day that is worked instead. */
function weeksOf(placement: FeedPlacement, hours: HoursClause, date: CalendarDate, site: string) {
  const { id, kind, insteadOn, times } = date;
  if (kind === 'days_off' || (kind === 'school_holidays' && !times)) return [];
  const [startsOn, lastDay] = insteadOn
    ? [insteadOn, insteadOn]
    : [laterDay(date.startsOn, placement.startsOn), earlierDay(date.endsOn, placement.lastDay)];
  const ofDay = (day: Weekday): WorkTime[] => {
    if (insteadOn) return day === weekdayOf(insteadOn) ? plannedDay(placement, insteadOn).times : [];
    return hours[day].length > 0 ? (times ?? []) : [];
  };
  const other = Object.fromEntries(WEEKDAYS.map((day) => [day, ofDay(day)])) as Record<Weekday, WorkTime[]>;
  const common = commonOfWeek(placement, site);
  const span = { startsOn: laterDay(startsOn, placement.startsOn), lastDay: earlierDay(lastDay, placement.lastDay) };
  return [{ common, kind: `shift-${id}`, by: date, hours: other, ...span }];
}

const ofDate = ({ id, version, changedAt }: CalendarDate, site: string) => ({
  id: `date-${id}@${new URL(site).hostname}`,
  sequence: version,
  stamp: changedAt,
});

/** Every change of a date can change the week: it raises the sequence, also when the date is withdrawn. */
function commonOfWeek(placement: FeedPlacement, site: string) {
  const { dates, changedAt } = placement;
  const versions = dates.reduce((sum, { version }) => sum + version, 0);
  const stamp = new Date(Math.max(...[changedAt, ...dates.map((date) => date.changedAt)].map(Number)));
  return (kind: string) => {
    const common = commonOf(placement, kind, site);
    return { ...common, sequence: common.sequence + versions, stamp };
  };
}

/** The UID stays the same, so that calendars move an entry when a placement ends early. */
const commonOf = ({ id, isCancelled, endedEarly, changedAt }: FeedPlacement, kind: string, site: string) => ({
  id: `${kind}-${id}@${new URL(site).hostname}`,
  sequence: isCancelled || endedEarly ? 1 : 0,
  stamp: changedAt,
});

const FREE = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE };

const wholeDays = (first: string, last: string) => ({
  start: dayOf(first),
  // The end of whole-day events is exclusive.
  end: new Date(dayOf(last).getTime() + DAY_MS),
  allDay: true,
  ...FREE,
});

const weekly = (
  weekdays: readonly Weekday[],
  until: string,
  except: { property: string; values: readonly string[] },
): string => {
  const rule = `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => day.slice(0, 2).toUpperCase()).join(',')};UNTIL=${until}`;
  return except.values.length === 0 ? rule : `RRULE:${rule}\r\n${except.property}:${except.values.join(',')}`;
};

const compact = (day: string): string => day.replaceAll('-', '');

/** "20270801T070000Z". */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const dayOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
