import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { AccountsService } from '../auth/index.js';
import { InterviewAnswersService } from './interview-answers.service.js';

/** Cancels the interviews of people whose accounts are closed, so that no one waits for them. */
@Injectable()
export class ClosedAccountsListener {
  constructor(
    private readonly accounts: AccountsService,
    private readonly answers: InterviewAnswersService,
  ) {}

  /** Agreed times after a suspension stay. Nothing happens if the account is open again. */
  @OnDomainEvent('account.closed', 'closed-account-interviews.cancel')
  async cancel({ accountId }: DomainEvents['account.closed']): Promise<void> {
    const status = await this.accounts.statusOf(accountId);
    if (status?.closure) await this.answers.endAllOf(accountId, status.closure.until);
  }
}
