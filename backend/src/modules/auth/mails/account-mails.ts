import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Mailer, type Letter } from '../../../platform/mail/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinks } from '../links/account-links.js';
import { accountMailTexts as texts, type MailFacts } from './account-mail-texts.js';

/** Writes to people about their accounts. A link and the mail that carries it are stored together, or not at all. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  @OnDomainEvent('account.signed-up')
  async sendVerification({ accountId }: DomainEvents['account.signed-up']): Promise<void> {
    const account = await this.accounts.findById(accountId);
    if (!account || account.emailVerifiedAt) return;
    await this.transactions.run((manager) => this.sendVerificationWithin(account, manager));
  }

  async sendVerificationWithin(account: AccountRecord, manager: EntityManager): Promise<void> {
    const { token } = await this.links.create('verify-email', account, manager);
    await this.send(account, texts.verification(this.factsFor(account), token), manager);
  }

  /** Here it is decided whether anyone has the address; whoever asked was answered before. */
  @OnDomainEvent('account.recovery-requested')
  async sendRecovery({ email }: DomainEvents['account.recovery-requested']): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.disabledAt) return;
    await this.transactions.run(async (manager) => {
      const { token } = await this.links.create('reset-password', account, manager);
      await this.send(account, texts.recovery(this.factsFor(account), token), manager);
    });
  }

  @OnDomainEvent('account.password-changed')
  async tellPasswordChanged({ accountId }: DomainEvents['account.password-changed']): Promise<void> {
    await this.tell(accountId, (facts) => texts.passwordChanged(facts));
  }

  @OnDomainEvent('session.reuse-detected')
  async tellSessionReused({ accountId }: DomainEvents['session.reuse-detected']): Promise<void> {
    await this.tell(accountId, (facts) => texts.sessionReused(facts));
  }

  @OnDomainEvent('account.mfa-changed')
  async tellMfaChanged({ accountId, enabled }: DomainEvents['account.mfa-changed']): Promise<void> {
    await this.tell(accountId, (facts) => (enabled ? texts.mfaEnabled(facts) : texts.mfaDisabled(facts)));
  }

  @OnDomainEvent('account.recovery-code-used')
  async tellRecoveryCodeUsed({ accountId, codesLeft }: DomainEvents['account.recovery-code-used']): Promise<void> {
    await this.tell(accountId, (facts) => texts.recoveryCodeUsed(facts, codesLeft));
  }

  @OnDomainEvent('account.reopened')
  async tellReopened({ accountId }: DomainEvents['account.reopened']): Promise<void> {
    await this.tell(accountId, (facts) => texts.reopened(facts));
  }

  private async tell(accountId: string, letter: (facts: MailFacts) => Letter): Promise<void> {
    const account = await this.accounts.findById(accountId);
    if (account) await this.send(account, letter(this.factsFor(account)));
  }

  private async send({ email }: AccountRecord, letter: Letter, manager?: EntityManager): Promise<void> {
    await this.mailer.send(email, letter, manager ? { manager } : {});
  }

  /** The site's address is a setting: what a request calls us can't lead a link elsewhere. */
  private factsFor({ username }: AccountRecord): MailFacts {
    return { productName: this.settings.productName, site: this.settings.publicUrl, username };
  }
}
