import { ApiProperty } from '@nestjs/swagger';

/** none: no key is set. works: Brevo knows the key. refused: it does not. unreachable: it does not answer. */
export const CONNECTION_STATES = ['none', 'works', 'refused', 'unreachable'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/**
 * unset: we have no token by which to know its reports. missing: Brevo was not told where to report. set: it reports.
 */
export const REPORTING_STATES = ['unset', 'missing', 'set', 'unknown'] as const;
export type ReportingState = (typeof REPORTING_STATES)[number];

export class BrevoPlan {
  /** @example 'payAsYouGo' */
  type: string;

  /** Emails or whatever else `creditsType` says. @example 8412 */
  credits: number;

  /** @example 'sendLimit' */
  creditsType: string;
}

export class BrevoSender {
  /** @example 3 */
  @ApiProperty({ type: 'integer' })
  id: number;

  /** @example 'Wattle & Fern' */
  name: string;

  /** @example 'hello@wattleandfern.example' */
  email: string;
}

/** The account that sends. */
export class BrevoAccountDto {
  /** @example 'Wattle & Fern Pty Ltd' */
  company: string;

  /** @example 'office@wattleandfern.example' */
  email: string;

  plans: BrevoPlan[];

  /** Those who may send: their address is confirmed there. */
  senders: BrevoSender[];
}

/** Whether and how this installation is connected with Brevo. */
export class MarketingConnection {
  @ApiProperty({ enum: CONNECTION_STATES, enumName: 'BrevoConnectionState', example: 'works' })
  state: ConnectionState;

  @ApiProperty({ type: () => BrevoAccountDto, nullable: true })
  account: BrevoAccountDto | null;

  @ApiProperty({ enum: REPORTING_STATES, enumName: 'BrevoReportingState', example: 'set' })
  reporting: ReportingState;

  /** Where Brevo is to report what became of emails. @example 'https://wattleandfern.example/api/brevo/webhooks' */
  reportUrl: string;

  /** Whether emails of the product leave by SMTP; else they are files on this machine. @example true */
  mailsBySmtp: boolean;
}
