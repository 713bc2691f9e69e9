import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { LogService } from '../../../platform/logging/index.js';
import type { Client } from '../sessions/client.js';
import type { IssuedSession } from '../sessions/session-issuer.service.js';
import { SessionStarterService } from '../sessions/session-starter.service.js';
import type { SignUpInput } from './account.dto.js';
import { AccountCreationService } from './account-creation.service.js';
import { BannedAddressesService } from './banned-addresses.service.js';

/** Sign-up: the account works at once, and an email asks the person to verify the address. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly creation: AccountCreationService,
    private readonly refused: BannedAddressesService,
    private readonly starter: SessionStarterService,
    private readonly outbox: OutboxService,
    private readonly answer: IdempotentAnswerService,
    private readonly log: LogService,
  ) {}

  /**
   * Throws what account creation throws, and `email_not_accepted` for a banned mailbox. A repeated request gets the
   * session of the first one until that session is used.
   */
  async signUp(input: SignUpInput, client: Client): Promise<IssuedSession> {
    const again = () => this.answer.whenRepeated(() => this.starter.again());
    const earlier = await again();
    if (earlier) return earlier;
    try {
      return await this.begin(input, client);
    } catch (error) {
      // A concurrent identical request may have been faster.
      const meanwhile = await again();
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  private async begin(
    { email, password, metadata, marketingWording, returnPath }: SignUpInput,
    client: Client,
  ): Promise<IssuedSession> {
    await this.refused.assertAccepted(email);
    const store = await this.creation.prepare({ email, password, ...metadata });
    const issued = await this.starter.start(client, { mfaVerified: false }, async (manager) => {
      const account = await store(manager);
      await this.outbox.add(manager, 'account.signed-up', {
        accountId: account.id,
        ...(marketingWording && { marketingWording }),
        ...(returnPath && { returnPath }),
      });
      await this.answer.store(undefined);
      return account;
    });
    this.log.security('sign_up', { userId: issued.account.id, address: client.address });
    return issued;
  }
}
