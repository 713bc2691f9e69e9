import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { SignInsRepository } from './sign-ins.repository.js';

/** Updates `lastLoginDate` and `loginCount30d` at each login. */
@Injectable()
export class SignInsListener {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly signIns: SignInsRepository,
  ) {}

  @OnDomainEvent('account.signed-in', 'sign-ins.signed-in')
  async signedIn({ accountId, sessionId, at }: DomainEvents['account.signed-in']): Promise<void> {
    await this.transactions.run((manager) =>
      this.signIns.add({ sessionId, userId: accountId, signedInAt: new Date(at) }, manager),
    );
  }
}
