import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { interviewEvent, type CalendarSetting, type AgreedInterview } from '../../interviews/index.js';
import type { FeedPlacement } from './calendar-feed.repository.js';
import { calendarFeedTexts as texts } from './texts.js';

const DAY_MS = 86_400_000;
const HOUR_S = 3_600;

interface FeedEntries {
  interviews: readonly AgreedInterview[];
  placements: readonly FeedPlacement[];
}

/**
 * Everything as one iCalendar file (RFC 5545). An interview has the UID of the file in its email; a placement takes
 * whole days and does not mark the member as busy.
 */
export function feedCalendar(
  { interviews, placements }: FeedEntries,
  nameOf: (personId: string) => string,
  setting: CalendarSetting,
): string {
  const { productName, site } = setting;
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  for (const interview of interviews) {
    const status = interview.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    calendar.createEvent(interviewEvent(interview, status, nameOf(interview.partnerId), setting));
  }
  for (const placement of placements) {
    const { id, startsOn, lastDay, isCancelled, endedEarly, changedAt } = placement;
    const url = `${site}/arrangements/${id}`;
    calendar.createEvent({
      id: `placement-${id}@${new URL(site).hostname}`,
      sequence: isCancelled || endedEarly ? 1 : 0,
      stamp: changedAt,
      start: dayOf(startsOn),
      // The end of whole-day events is exclusive.
      end: new Date(dayOf(lastDay).getTime() + DAY_MS),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: texts.placement(nameOf(placement.partnerId), productName),
      description: isCancelled ? texts.cancelled : texts.agreement(url),
      url,
    });
  }
  return calendar.toString();
}

const dayOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
