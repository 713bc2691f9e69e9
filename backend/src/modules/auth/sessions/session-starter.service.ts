import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import type { Client } from './client.js';
import { RefreshTokenChainService } from './refresh-token-chain.service.js';
import { SessionRevocationService } from './session-revocation.service.js';
import { SessionIssuerService, type IssuedSession } from './session-issuer.service.js';

/** Begins sessions, and ends the one that the same browser held before. */
@Injectable()
export class SessionStarterService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly issuer: SessionIssuerService,
    private readonly chain: RefreshTokenChainService,
    private readonly endings: SessionRevocationService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * `authenticate` returns the account of the authenticated person; its writes are committed together with the session.
   */
  async start(
    client: Client,
    { mfaVerified }: { mfaVerified: boolean },
    authenticate: (manager: EntityManager) => Promise<AccountRecord>,
  ): Promise<IssuedSession> {
    const previousId = client.refreshToken ? await this.chain.sessionOf(client.refreshToken) : null;
    return this.transactions.run(async (manager) => {
      const account = await authenticate(manager);
      await this.makeRoom(account.id, previousId, manager);
      const issued = await this.issuer.open(account, client, mfaVerified, manager);
      const at = new Date().toISOString();
      await this.outbox.add(manager, 'account.signed-in', { accountId: account.id, sessionId: issued.sessionId, at });
      return issued;
    });
  }

  /** The session that the same request began, while no one has used its refresh token; null otherwise. */
  async again(): Promise<IssuedSession | null> {
    return this.transactions.run(async (manager) => {
      const first = await this.chain.unusedFirst(manager);
      const session = first && (await this.issuer.lock(first.sessionId, manager));
      return session && this.issuer.renew(session, first.token, manager);
    });
  }

  private async makeRoom(accountId: string, previousId: string | null, manager: EntityManager): Promise<void> {
    await this.endings.endSurplus(accountId, manager);
    const previous = previousId ? await this.issuer.lock(previousId, manager) : null;
    if (!previous) return;
    // Of someone else: this browser must forget them, as if they had logged out.
    const reason = previous.accountId === accountId ? 'replaced' : 'signed-out';
    await this.endings.endOne(previous.id, previous.accountId, reason, manager);
  }
}
