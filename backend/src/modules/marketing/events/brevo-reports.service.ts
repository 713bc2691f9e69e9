import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { isSameToken } from '../../../platform/tokens/index.js';
import { BrevoEventsService } from './brevo-events.service.js';
import { readReports } from './brevo-report.js';

const BEARER = /^Bearer (\S+)$/i;

/** Receives Brevo's webhook: checks the token and the body. */
@Injectable()
export class BrevoReportsService {
  constructor(
    private readonly keeping: BrevoEventsService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  /** Throws `unauthorized` for a wrong or missing token, and `bad_request` for an invalid body. Both are logged. */
  async take(authorization: string | undefined, body: unknown, address: string): Promise<void> {
    if (!this.isOurs(authorization)) {
      this.log.security('webhook_refused', { sender: 'brevo', address });
      throw new DomainError('unauthorized');
    }
    const reports = readReports(body, this.clock.now());
    if (!reports) {
      this.log.security('webhook_refused', { sender: 'brevo', address, reason: 'not a report' });
      throw new DomainError('bad_request');
    }
    for (const report of reports) await this.keeping.keep(report);
  }

  private isOurs(authorization: string | undefined): boolean {
    const { brevoWebhookToken: token } = this.settings;
    const sent = BEARER.exec(authorization ?? '')?.[1];
    return token !== null && sent !== undefined && isSameToken(sent, token);
  }
}
