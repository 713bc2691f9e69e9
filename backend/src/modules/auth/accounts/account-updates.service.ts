import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';

/** Tells the person's open pages to reload the account, and logs the event. */
@Injectable()
export class AccountUpdatesService {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly log: LogService,
  ) {}

  @OnDomainEvent('account.email-verified', 'account-pages.email-verified', { realtime: true })
  emailVerified({ accountId }: DomainEvents['account.email-verified']): void {
    this.log.security('email_verified', { userId: accountId });
    this.notify(accountId);
  }

  @OnDomainEvent('account.mfa-changed', 'account-pages.mfa-changed', { realtime: true })
  mfaChanged({ accountId, enabled }: DomainEvents['account.mfa-changed']): void {
    this.log.security(enabled ? 'mfa_enabled' : 'mfa_disabled', { userId: accountId });
    this.notify(accountId);
  }

  @OnDomainEvent('account.passkey-added', 'account-pages.passkey-added', { realtime: true })
  passkeyAdded({ accountId }: DomainEvents['account.passkey-added']): void {
    this.log.security('passkey_added', { userId: accountId });
    this.notify(accountId);
  }

  @OnDomainEvent('account.passkey-removed', 'account-pages.passkey-removed', { realtime: true })
  passkeyRemoved({ accountId }: DomainEvents['account.passkey-removed']): void {
    this.log.security('passkey_removed', { userId: accountId });
    this.notify(accountId);
  }

  @OnDomainEvent('account.region-changed', 'account-pages.region-changed', { realtime: true })
  regionChanged({ accountId }: DomainEvents['account.region-changed']): void {
    this.notify(accountId);
  }

  private notify(accountId: string): void {
    this.realtime.emitToUser(accountId, 'account.updated', {});
  }
}
