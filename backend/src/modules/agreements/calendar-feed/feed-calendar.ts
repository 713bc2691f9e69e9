import { TZDate } from '@date-fns/tz';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { interviewEvent, type CalendarSetting, type AgreedInterview } from '../../interviews/index.js';
import type { Weekday } from '../terms/term-values.js';
import type { FeedPlacement } from './calendar-feed.repository.js';
import { daysOffOf, shiftsOf, type PlannedPlacement } from './planned-week.js';
import { calendarFeedTexts as texts } from './texts.js';

const DAY_MS = 86_400_000;
const HOUR_S = 3_600;

interface FeedEntries {
  interviews: readonly AgreedInterview[];
  placements: readonly FeedPlacement[];
}

/**
 * Everything as one iCalendar file (RFC 5545). An interview has the UID of the file in its email. Placements and days
 * off take whole days and do not mark the member as busy; shifts repeat weekly in the family's time zone.
 */
export function feedCalendar(
  { interviews, placements }: FeedEntries,
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
  return calendar.toString();
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
  const url = `${site}/arrangements/${placement.id}`;
  return {
    ...commonOf(placement, 'placement', site),
    ...wholeDays(startsOn, lastDay),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: texts.placement(otherName, productName),
    description: isCancelled ? texts.cancelled : texts.agreement(url),
    url,
  };
}

/** The shifts and days off of the signed week. A cancelled placement has none. */
function weekEvents(placement: FeedPlacement, otherName: string, { site }: CalendarSetting): ICalEventData[] {
  const { hours, isCancelled, isFamily, timeZone } = placement;
  if (!hours || isCancelled) return [];
  const planned: PlannedPlacement = { ...placement, hours };
  const url = `${site}/app/hours/${placement.id}`;
  const told = { status: ICalEventStatus.CONFIRMED, description: texts.planned(url), url };
  const side = isFamily ? 'family' : 'aupair';
  const shifts = shiftsOf(planned).map(({ times, startsAt, endsAt, until, weekdays }) => ({
    ...commonOf(placement, `shift-${times.replace(/:/g, '')}`, site),
    ...told,
    start: new TZDate(startsAt.getTime(), timeZone),
    end: new TZDate(endsAt.getTime(), timeZone),
    timezone: timeZone,
    repeating: weekly(weekdays, utc(until)),
    summary: texts.shift[side](otherName),
    // The family is not busy while the au pair works.
    ...(isFamily ? FREE : {}),
  }));
  const off = daysOffOf(planned);
  if (!off) return shifts;
  const daysOff = {
    ...commonOf(placement, 'days-off', site),
    ...told,
    ...wholeDays(off.first, off.first),
    repeating: weekly(off.weekdays, off.last.replaceAll('-', '')),
    summary: texts.dayOff[side](otherName),
  };
  return [...shifts, daysOff];
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

const weekly = (weekdays: readonly Weekday[], until: string): string =>
  `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => day.slice(0, 2).toUpperCase()).join(',')};UNTIL=${until}`;

/** "20270801T070000Z". */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const dayOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
