/** An attachment. */
export interface EmailAttachment {
  /** One word with an extension, as displayed: "interview.ics". */
  name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  content: string;
  /** The encoding of binary `content`; plain text if omitted. */
  encoding?: 'base64';
}

export interface EmailMessage {
  /** Constant across retries; missing for jobs of an old release. */
  messageId?: string;
  /** One validated address. */
  to: string;
  from: string;
  /** One validated address for replies. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers?: Record<string, string>;
  attachments?: readonly EmailAttachment[];
}

/** The recipient does not exist, so another try is useless. */
export class EmailRejectedError extends Error {}

/** Delivers an email, or throws to be retried; `EmailRejectedError` if that is useless. */
export abstract class EmailTransport {
  abstract deliver(message: EmailMessage): Promise<void>;
  /** Deletes stored emails from before a moment; most transports store none. */
  deleteBefore(moment: Date): Promise<number> {
    void moment;
    return Promise.resolve(0);
  }

  /** Whether it could deliver now; `unused` without a server. */
  abstract state(): Promise<'up' | 'down' | 'unused'>;
}

/** Prevents out-of-office replies and mailing list responses. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;

/**
 * The email for nodemailer. A calendar file is also an alternative of the text, which email programs need to offer the
 * invitation.
 */
export function toNodemailerMessage({ attachments = [], ...message }: EmailMessage) {
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
    headers: { ...AUTOMATIC, ...message.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
