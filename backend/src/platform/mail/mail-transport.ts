export interface MailMessage {
  /** One address, checked. */
  to: string;
  from: string;
  /** One address, checked: whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail bears. */
  headers?: Record<string, string>;
}

/** Hands a mail over for good, or throws so that it is tried again. */
export abstract class MailTransport {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Whether it could deliver now; `unused` where there is no server to ask. */
  abstract state(): Promise<'up' | 'down' | 'unused'>;
}

/** Out-of-office replies and mailing lists leave such mail alone. */
export const MACHINE_MADE = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;
