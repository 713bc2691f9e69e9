import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** none: no key is set. works: Brevo accepts the key. refused: it does not. unreachable: it does not respond. */
const CONNECTION_STATES = ['none', 'works', 'refused', 'unreachable'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** unset: no webhook token is configured. missing: the webhook is not registered. set: it is registered. */
const REPORTING_STATES = ['unset', 'missing', 'set', 'unknown'] as const;
type ReportingState = (typeof REPORTING_STATES)[number];

export class BrevoPlan {
  /** @example 'payAsYouGo' */
  type: string;

  /**
   * Emails, or the unit of `creditsType`.
   * @example 8412
   */
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

/** The Brevo account. */
@ApiSchema({ name: 'BrevoAccount' })
export class BrevoAccountDto {
  /** @example 'Wattle & Fern Pty Ltd' */
  company: string;

  /** @example 'office@wattleandfern.example' */
  email: string;

  plans: BrevoPlan[];

  /** Senders with a confirmed address. */
  senders: BrevoSender[];
}

/** The connection to Brevo. */
export class MarketingConnection {
  @ApiProperty({ enum: CONNECTION_STATES, enumName: 'BrevoConnectionState', example: 'works' })
  state: ConnectionState;

  @ApiProperty({ type: () => BrevoAccountDto, nullable: true })
  account: BrevoAccountDto | null;

  @ApiProperty({ enum: REPORTING_STATES, enumName: 'BrevoReportingState', example: 'set' })
  reporting: ReportingState;

  /**
   * Our webhook address.
   * @example 'https://wattleandfern.example/api/brevo/webhooks'
   */
  reportUrl: string;

  /**
   * Whether the product sends emails by SMTP; otherwise they are files on this machine.
   * @example true
   */
  mailsBySmtp: boolean;
}
