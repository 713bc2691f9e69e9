import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import type { Client } from '../sessions/client.js';

/**
 * Requests a recovery email. The address is looked up only after the response, so that neither the response nor its
 * timing reveals whether it has an account.
 */
@Injectable()
export class RecoveryRequestService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly log: LogService,
  ) {}

  async request(email: string, client: Client): Promise<void> {
    await this.limits.consume('mail-to-person', email.toLowerCase());
    await this.transactions.run((manager) => this.outbox.add(manager, 'account.recovery-requested', { email }));
    this.log.security('password_recovery_requested', { address: client.address });
  }
}
