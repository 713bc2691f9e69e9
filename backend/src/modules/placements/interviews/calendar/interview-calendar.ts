import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { invitationTexts as texts } from './invitation-texts.js';

/** An agreed interview, as calendars know it. */
export interface CalendarInterview {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Raised with each change of the agreed time and with calling off. */
  sequence: number;
  changedAt: Date;
}

export interface CalendarSetting {
  productName: string;
  /** The site's address, without a slash at the end. */
  site: string;
  /** The product's own address: it invites, so that neither learns the other's. */
  organiserEmail: string;
}

export interface CalendarReader {
  /** Both names, as they stand in the summary. */
  otherName: string;
  name: string;
  /** Their address, in an invitation by mail. */
  email?: string;
}

const METHODS = {
  request: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.CONFIRMED },
  cancel: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
  publish: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
} as const;
export type CalendarMethod = keyof typeof METHODS;

/** Where an interview takes place. */
export const roomAddress = (site: string, id: string): string => `${site}/interviews/${id}/room`;

/**
 * The interview as an iCalendar file (RFC 5545), for one of its two people. The same interview keeps its UID for ever,
 * so that a later file changes the entry instead of adding one. Times are UTC: no calendar has to know our zones.
 */
export function interviewCalendar(
  method: CalendarMethod,
  interview: CalendarInterview,
  reader: CalendarReader,
  { productName, site, organiserEmail }: CalendarSetting,
): string {
  const { method: icalMethod, status } = METHODS[method];
  const room = roomAddress(site, interview.id);
  const calendar = ical({
    prodId: { company: productName, product: 'Interviews', language: 'EN' },
    method: icalMethod,
  });
  calendar.createEvent({
    id: `interview-${interview.id}@${new URL(site).hostname}`,
    sequence: interview.sequence,
    stamp: interview.changedAt,
    start: interview.startsAt,
    end: interview.endsAt,
    status,
    summary: texts.summary(reader.otherName, productName),
    description: method === 'cancel' ? texts.calledOffDescription : texts.description(room),
    location: room,
    url: room,
    organizer: { name: productName, email: organiserEmail },
    ...(reader.email !== undefined && {
      attendees: [
        {
          name: reader.name,
          email: reader.email,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  });
  return calendar.toString();
}
