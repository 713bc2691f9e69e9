import type { DomainEvents } from '../../../platform/events/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { NotificationGroup } from './groups.js';

/** The recipient of a notification. */
export interface Reader {
  id: string;
  userType: UserType;
}

/** The facts for a notification's texts. */
export interface Facts<Payload = unknown> {
  payload: Payload;
  /** The recipient's role. */
  userType: UserType;
  /** The other person in a sentence: "Lena", "the Hartley family"; "someone" if there is none to name. */
  other: string;
  /** A moment (ISO 8601) in the recipient's time zone: "Tuesday 24 November, 7:30 pm". */
  at: (moment: string) => string;
  /** The city of that zone, because someone may have left it since: "Sydney". */
  city: string;
  /** The day of a distant moment in the recipient's time zone: "24 November 2026". */
  on: (moment: string) => string;
  productName: string;
}

export interface Words {
  /** At most about 60 characters: the subject of an email, the title of a push. */
  title: string;
  /** One more sentence. */
  line: string;
  /** The email contains the title, these paragraphs and one button. */
  email: { paragraphs: readonly string[]; action: string };
  /** The text for a locked screen, if it must be less than title and line. */
  push?: { title: string; line: string };
}

/** One type of notification: its event, recipients, texts and link. */
interface TypedNotification<Payload> {
  event: keyof DomainEvents & string;
  group: NotificationGroup;
  /** Ignores quiet hours, and pops up while the product is open. */
  urgent: boolean;
  /** Confidential: a co-parent of the recipient's family never reads it. */
  accountHolderOnly: boolean;
  /** False if an event of this name belongs to another type, or none. */
  when?: (payload: Payload) => boolean;
  /** True if another module sends its own email, for example with a calendar file: no second email repeats it. */
  sendsOwnEmail?: (payload: Payload) => boolean;
  /** Ids. */
  recipients: (payload: Payload) => readonly string[];
  /** The other person named in the texts. */
  about?: (payload: Payload, personId: string) => string | null;
  /**
   * The id of a shared subject whose notifications are coalesced, if that is not the other person; null to not
   * coalesce.
   */
  coalescedBy?: (payload: Payload) => string | null;
  /** The newest says everything: at the end of quiet hours only that one of a subject is sent. */
  replacesWaiting?: true;
  /**
   * Events after which a notification that waits for the end of quiet hours would be wrong. They name its subject in
   * the same field of their payload.
   */
  endedBy?: { events: readonly (keyof DomainEvents & string)[]; field: keyof Payload & string };
  /** Without the region's prefix. */
  path: (payload: Payload, reader: Reader) => string;
  words: (facts: Facts<Payload>) => Words;
}

/** Any type of notification. */
export type NotificationType = TypedNotification<never>;

type TypeOptions<Name extends keyof DomainEvents & string> = Omit<
  TypedNotification<DomainEvents[Name]>,
  'event' | 'urgent' | 'accountHolderOnly'
> & {
  urgent?: boolean;
  accountHolderOnly?: boolean;
};

/** Checks the type against the payload of its event. */
export const typeFor = <Name extends keyof DomainEvents & string>(
  event: Name,
  kind: TypeOptions<Name>,
): NotificationType => ({
  urgent: false,
  accountHolderOnly: false,
  ...kind,
  event,
});
