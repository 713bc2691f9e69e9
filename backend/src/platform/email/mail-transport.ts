/** A file that comes with an email. */
export interface MailAttachment {
  /** One word and an ending, as people see it: "interview.ics". */
  name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  content: string;
  /** How `content` writes bytes that are no text; plain text without it. */
  encoding?: 'base64';
}

export interface MailMessage {
  /** The same one at every try; what waited before there were any has none. */
  messageId?: string;
  /** One address, checked. */
  to: string;
  from: string;
  /** One address, checked: whom an answer goes to. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that every email bears. */
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
}

/** Hands an email over for good, or throws so that it is tried again. */
export abstract class MailTransport {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Removes what it keeps of emails from before a moment; most keep none. */
  deleteBefore(moment: Date): Promise<number> {
    void moment;
    return Promise.resolve(0);
  }

  /** Whether it could deliver now; `unused` where there is no server to ask. */
  abstract state(): Promise<'up' | 'down' | 'unused'>;
}

/** Out-of-office replies and mailing lists leave such email alone. */
export const MACHINE_MADE = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;

/**
 * The email as nodemailer composes it. A calendar file is also another form of the text: that is where mail programs
 * look for the invitation that they offer to put into the calendar.
 */
export function composable({ attachments = [], ...message }: MailMessage) {
  return {
    ...message,
    alternatives: attachments
      .filter(({ contentType }) => contentType.startsWith('text/calendar'))
      .map(({ contentType, content }) => ({ contentType, content })),
    attachments: attachments.map(({ name, contentType, content, encoding }) => ({
      filename: name,
      contentType,
      content,
      ...(encoding && { encoding }),
    })),
    headers: { ...MACHINE_MADE, ...message.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
