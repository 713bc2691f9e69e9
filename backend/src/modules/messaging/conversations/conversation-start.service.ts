import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity, UserType } from '../../../platform/identity/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';
import { EffectiveBlocksService, PeopleService } from '../../profiles/index.js';
import { FirstMessagesService } from './first-messages.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import { StartLimitService } from './start-limit.service.js';

/** The conversation of a pair, and whether it is new. */
interface Started {
  id: string;
  begun: boolean;
}

const WRITES_TO: Record<UserType, UserType | null> = { family: 'aupair', aupair: 'family', admin: null };

/** Decides who may start a conversation with whom. Once it exists, both can write freely. */
@Injectable()
export class ConversationStartService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly people: PeopleService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly limit: StartLimitService,
    private readonly firstMessages: FirstMessagesService,
  ) {}

  /**
   * Finds the pair's conversation or begins it. Throws `email_not_verified`, `profile_incomplete`, `not_found`
   * (unknown, paused, or one of the two blocked the other), `conversation_not_possible`, `deal_breaker` and
   * `conversation_limit_reached`.
   */
  async with(otherId: string, { userId }: Identity): Promise<Started> {
    if (await this.effectiveBlocks.areHidden(userId, otherId)) throw new DomainError('not_found');
    const existing = await this.conversations.idOfPair(userId, otherId);
    if (existing) {
      await this.conversations.markOpened(existing, userId);
      return { id: existing, begun: false };
    }
    const starter = await this.assertStarter(userId);
    await this.assertPartner(otherId, starter.userType);
    await this.firstMessages.assertWelcome(userId, otherId);
    return this.begin(starter, otherId);
  }

  private async begin(starter: AccountFacts, otherId: string): Promise<Started> {
    return this.transactions.run(async (manager) => {
      await this.limit.assertMayStart(starter, manager);
      const begun = await this.conversations.insert(starter.id, otherId, manager);
      const id = begun ?? (await this.conversations.assertIdOfPair(starter.id, otherId, manager));
      await this.conversations.markOpened(id, starter.id, manager);
      return { id, begun: begun !== null };
    });
  }

  private async assertStarter(userId: string): Promise<AccountFacts> {
    const account = await this.accounts.find(userId);
    if (!account?.emailVerified) throw new DomainError('email_not_verified');
    const profile = await this.people.statusOf(userId);
    if (!profile?.hasCompletedProfile) throw new DomainError('profile_incomplete');
    return account;
  }

  private async assertPartner(otherId: string, starterType: UserType): Promise<void> {
    const partner = await this.people.cardOf(otherId);
    if (!partner?.active) throw new DomainError('not_found');
    if (partner.userType !== WRITES_TO[starterType]) throw new DomainError('conversation_not_possible');
  }
}
