/** What a mail says. The layout, the signature and the plain-text version come with it. */
export interface Letter {
  subject: string;
  /** One line that inboxes show after the subject. */
  preview: string;
  heading: string;
  /** Plain sentences; one paragraph each. */
  paragraphs: readonly string[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** After the button: how long it works, what to do when one did not ask for it. */
  afterAction?: readonly string[];
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Whose mail it is. */
export interface Sender {
  productName: string;
  publicUrl: string;
  supportEmail: string;
}
