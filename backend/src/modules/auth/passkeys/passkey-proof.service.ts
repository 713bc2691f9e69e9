import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import type { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import type { PasskeyAssertion } from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { WebauthnService, type ChallengePurpose } from './webauthn.service.js';

/** Checks passkey signatures: each challenge works once, and no passkey whose counter went back. */
@Injectable()
export class PasskeyProofService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly webauthn: WebauthnService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly log: LogService,
  ) {}

  /**
   * Returns the passkey that signed, and the step that uses the challenge, for the caller's transaction. Both throw
   * `refusal`; `purpose.accountId` also restricts whose passkey it must be.
   */
  async prepare(
    assertion: PasskeyAssertion,
    purpose: ChallengePurpose,
    refusal: () => DomainError,
  ): Promise<{ passkey: Passkey; use: (manager: EntityManager) => Promise<void> }> {
    const passkey = await this.passkeys.findByCredential(Buffer.from(assertion.id, 'base64url'));
    const isTheirs = purpose.accountId === null || passkey?.accountId === purpose.accountId;
    const proof = passkey && isTheirs ? await this.webauthn.checkAssertion(assertion, passkey, purpose) : null;
    if (!passkey || !proof) {
      this.log.security('passkey_failed', { userId: passkey?.accountId ?? purpose.accountId ?? undefined });
      throw refusal();
    }
    // A copied authenticator counts separately: its number is one that the original has already passed.
    if (proof.counter <= Number(passkey.counter) && Number(passkey.counter) > 0) {
      await this.reportCopy(passkey, proof.counter);
      throw refusal();
    }
    return {
      passkey,
      use: async (manager) => {
        const isFirstAnswer = await this.passkeys.useChallenge(proof.challengeHash, manager);
        if (!isFirstAnswer || !(await this.passkeys.use(passkey.id, proof, manager))) throw refusal();
      },
    };
  }

  private async reportCopy({ id, accountId, name, counter }: Passkey, counterSent: number): Promise<void> {
    this.log.security('passkey_counter_went_back', {
      userId: accountId,
      passkeyId: id,
      stored: counter,
      given: counterSent,
    });
    await this.transactions.run((manager) => this.outbox.add(manager, 'account.passkey-copied', { accountId, name }));
  }
}
