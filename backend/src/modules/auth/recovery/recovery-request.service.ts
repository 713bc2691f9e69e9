import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { Log } from '../../../platform/logging/index.js';
import { RateLimits } from '../../../platform/rate-limit/index.js';
import type { Client } from '../sessions/client.js';

/**
 * Asking for a recovery mail. Nothing is looked up here, so neither the answer nor its timing can tell whether an
 * account has the address: who gets a mail is decided after the answer.
 */
@Injectable()
export class RecoveryRequest {
  constructor(
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  async request(email: string, client: Client): Promise<void> {
    await this.limits.consume('mail-to-person', email.toLowerCase());
    await this.transactions.run((manager) => this.outbox.add(manager, 'account.recovery-requested', { email }));
    this.log.security('password_recovery_requested', { address: client.address });
  }
}
