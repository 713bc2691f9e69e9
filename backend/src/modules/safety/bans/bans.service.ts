import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { BannedAddressesService } from '../../auth/index.js';
import { ProfileWithholdingService } from '../../profiles/index.js';
import { ConversationHistoryRegistry } from '../ports/conversation-history.registry.js';
import '../safety-events.js';
import { BanNoticesRepository } from './bans.repository.js';
import type { BanNoticesDto } from './ban-notice.dto.js';

const MOST_SHOWN = 200;

/** Bans, and notices to people who were contacted by banned accounts. */
@Injectable()
export class BansService {
  constructor(
    private readonly addresses: BannedAddressesService,
    private readonly withholding: ProfileWithholdingService,
    private readonly correspondence: ConversationHistoryRegistry,
    private readonly notices: BanNoticesRepository,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Hides the person's profile and notifies everyone to whom they ever wrote. Their mailbox cannot sign up again, in
   * any variant of the address.
   */
  async ban(userId: string, manager: EntityManager): Promise<void> {
    await this.addresses.ban(userId, manager);
    await this.withholding.withhold(userId, 'banned', manager);
    const contactIds = await this.correspondence.contactsOf(userId);
    await this.notices.add(userId, contactIds, manager);
    await this.outbox.add(manager, 'safety.person-banned', { userId, contactIds });
  }

  /** Does nothing for a person who is not banned. */
  async lift(userId: string, manager: EntityManager): Promise<void> {
    await this.addresses.allow(userId, manager);
    await this.withholding.release(userId, 'banned', manager);
    await this.notices.removeOf(userId, manager);
  }

  /** Banned accounts that had written to this person. */
  async noticesOf(contactId: string): Promise<BanNoticesDto> {
    const found = await this.notices.ofContact(contactId, MOST_SHOWN);
    return {
      items: found.map(({ bannedId, createdAt }) => ({ personId: bannedId, createdAt: createdAt.toISOString() })),
    };
  }
}
