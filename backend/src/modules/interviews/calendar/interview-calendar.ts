import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { invitationTexts as texts } from './invitation-texts.js';

/** An agreed interview for calendars. */
export interface CalendarInterview {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Rises with each change of the agreed time and with a cancellation. */
  sequence: number;
  changedAt: Date;
}

export interface CalendarSetting {
  productName: string;
  /** The site's address, without a trailing slash. */
  site: string;
  /** The organiser is the product's address, so that neither learns the other's. */
  organiserEmail: string;
}

export interface CalendarReader {
  /** Both names, for the summary. */
  otherName: string;
  name: string;
  /** The recipient's address, in an invitation email. */
  email?: string;
}

const METHODS = {
  request: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.CONFIRMED },
  cancel: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
  publish: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
} as const;
export type CalendarMethod = keyof typeof METHODS;

/** The address of the interview's room. */
const roomAddress = (site: string, id: string): string => `${site}/interviews/${id}/room`;

/** The UID never changes, so that a later file updates the entry instead of adding one. Times are UTC. */
export function interviewEvent(
  interview: CalendarInterview,
  status: ICalEventStatus,
  otherName: string,
  { productName, site, organiserEmail }: CalendarSetting,
): ICalEventData {
  const room = roomAddress(site, interview.id);
  return {
    id: `interview-${interview.id}@${new URL(site).hostname}`,
    sequence: interview.sequence,
    stamp: interview.changedAt,
    start: interview.startsAt,
    end: interview.endsAt,
    status,
    summary: texts.summary(otherName, productName),
    description: status === ICalEventStatus.CANCELLED ? texts.calledOffDescription : texts.description(room),
    location: room,
    url: room,
    organizer: { name: productName, email: organiserEmail },
  };
}

/** The interview as an iCalendar file (RFC 5545), for one of its two people. */
export function interviewCalendar(
  method: CalendarMethod,
  interview: CalendarInterview,
  reader: CalendarReader,
  setting: CalendarSetting,
): string {
  const { method: icalMethod, status } = METHODS[method];
  const calendar = ical({
    prodId: { company: setting.productName, product: 'Interviews', language: 'EN' },
    method: icalMethod,
  });
  calendar.createEvent({
    ...interviewEvent(interview, status, reader.otherName, setting),
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
