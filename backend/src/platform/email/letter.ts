/** What an email says. The layout, the signature and the plain-text version come with it. */
export interface Letter {
  subject: string;
  /** One line that inboxes show after the subject. */
  preview: string;
  heading: string;
  /** Plain sentences; one paragraph each. */
  paragraphs: readonly string[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** What others wrote, word for word; after the paragraphs. */
  quotes?: readonly Quote[];
  /** After the button: how long it works, what to do when one did not ask for it. */
  afterAction?: readonly string[];
  /** For emails that one may do without. */
  unsubscribe?: Unsubscribe;
}

export interface Quote {
  who: string;
  text: string;
}

export interface Unsubscribe {
  /** Why one gets such emails at all. */
  reason: string;
  label: string;
  /** The page that asks before it does it. */
  pageUrl: string;
  /** Where mail programs send their POST (RFC 8058). */
  oneClickUrl: string;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Whose email it is. */
export interface Sender {
  productName: string;
  publicUrl: string;
  supportEmail: string;
}
