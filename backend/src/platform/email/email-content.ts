/** The content of an email, without layout, signature and plain-text version. */
export interface EmailContent {
  subject: string;
  /** One line that inboxes show after the subject. */
  preview: string;
  heading: string;
  /** Plain sentences; one paragraph each. */
  paragraphs: readonly string[];
  /** The main action, as a button. */
  action?: { label: string; url: string };
  /** Verbatim quotes; after the paragraphs. */
  quotes?: readonly Quote[];
  /** After the button: how long it works, and what to do with an unexpected email. */
  afterAction?: readonly string[];
  /** For optional emails. */
  unsubscribe?: Unsubscribe;
}

export interface Quote {
  who: string;
  text: string;
}

export interface Unsubscribe {
  /** Why the person receives such emails. */
  reason: string;
  label: string;
  /** The confirmation page. */
  pageUrl: string;
  /** The target of email programs' POST (RFC 8058). */
  oneClickUrl: string;
}

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The sender. */
export interface Sender {
  productName: string;
  publicUrl: string;
  supportEmail: string;
}
