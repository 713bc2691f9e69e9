import type { DomainEvents } from '../../../platform/events/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { KindGroup } from './groups.js';

/** Whom a notification is told. */
export interface Reader {
  id: string;
  userType: UserType;
}

/** What the words of a notification are made of. */
export interface Facts<Payload = unknown> {
  payload: Payload;
  /** Whom it is told. */
  userType: UserType;
  /** The other person as a sentence names them: "Lena", "the Hartley family"; "someone" where there is none to name. */
  other: string;
  /** A moment (ISO 8601) by the person's own clock: "Tuesday 24 November, 7:30 pm". */
  at: (moment: string) => string;
  /** The day of a moment by the person's own clock, for what is far away: "24 November 2026". */
  on: (moment: string) => string;
  productName: string;
}

export interface Words {
  /** At most some 60 characters: an email's subject, a device's headline. */
  title: string;
  /** One sentence more. */
  line: string;
  /** The email says the title, these paragraphs, and has one button. */
  letter: { paragraphs: readonly string[]; action: string };
  /** What a locked screen may show, where that is less than title and line. */
  push?: { title: string; line: string };
}

/** One kind of notification: which event raises it, who is told, in what words, and where it leads. */
export interface Kind<Payload> {
  event: keyof DomainEvents & string;
  group: KindGroup;
  /** Waits for no morning, and comes up while the product is open. */
  urgent: boolean;
  /** False for events of this name that are another kind, or none. */
  when?: (payload: Payload) => boolean;
  /** True where another room writes the letter itself, with the calendar's file: no second one says the same. */
  hasOwnLetter?: (payload: Payload) => boolean;
  /** Ids. */
  recipients: (payload: Payload) => readonly string[];
  /** The other person whom the words name. */
  about?: (payload: Payload, personId: string) => string | null;
  /**
   * Id of what many of this kind share an email about, where that is not the other person; null where none is shared.
   */
  coalescedBy?: (payload: Payload) => string | null;
  /** Without the region's prefix. */
  path: (payload: Payload, reader: Reader) => string;
  words: (facts: Facts<Payload>) => Words;
}

/** A kind whose payload no one needs to know any more. */
export type AnyKind = Kind<never>;

type Wish<Name extends keyof DomainEvents & string> = Omit<Kind<DomainEvents[Name]>, 'event' | 'urgent'> & {
  urgent?: boolean;
};

/** Checks the kind against the payload of its event. */
export const kindOf = <Name extends keyof DomainEvents & string>(event: Name, kind: Wish<Name>): AnyKind => ({
  urgent: false,
  ...kind,
  event,
});
