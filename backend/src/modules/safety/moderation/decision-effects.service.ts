import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { ProfileWithholdingService } from '../../profiles/index.js';
import { BansService } from '../bans/bans.service.js';
import { HeldMessagesService } from '../screening/held-messages.service.js';
import '../safety-events.js';
import { ClosuresService } from './closures.service.js';
import type { ModerationCase } from './moderation-case.entity.js';

type Decided = Pick<ModerationCase, 'subjectType' | 'subjectId' | 'aboutId' | 'action'>;

/** Applies decisions to accounts, profiles and messages, and undoes them. */
@Injectable()
export class DecisionEffectsService {
  constructor(
    private readonly held: HeldMessagesService,
    private readonly withholding: ProfileWithholdingService,
    private readonly closures: ClosuresService,
    private readonly bans: BansService,
    private readonly outbox: OutboxService,
  ) {}

  /** For a stored decision. Throws `second_admin_required` and `last_admin`. */
  async apply(decided: Decided, manager: EntityManager): Promise<void> {
    const { subjectType, subjectId, aboutId, action } = decided;
    if (action === 'suspend' || action === 'ban') await this.closures.assertOneAdminMayClose(aboutId, manager);
    if (subjectType === 'held-message') {
      if (action === 'none') await this.held.release(subjectId, manager);
      else await this.held.drop(subjectId, manager);
    }
    if (action === 'remove') await this.take(decided, true, manager);
    if (action === 'ban') await this.bans.ban(aboutId, manager);
    if (action === 'suspend' || action === 'ban') await this.closures.settle(aboutId, manager);
    // The profile was hidden during the check, which is now over.
    if (subjectType === 'profile') await this.withholding.release(aboutId, 'being-checked', manager);
  }

  /** For a decision that a second moderator overturned. */
  async undo(decided: Decided, manager: EntityManager): Promise<void> {
    const { subjectType, subjectId, aboutId, action } = decided;
    if (subjectType === 'held-message') await this.held.release(subjectId, manager);
    if (action === 'remove') await this.take(decided, false, manager);
    if (action === 'suspend' || action === 'ban') await this.closures.settle(aboutId, manager);
  }

  /** Removes the case's subject (`gone`), or restores it. */
  private async take(
    { subjectType, subjectId, aboutId }: Decided,
    gone: boolean,
    manager: EntityManager,
  ): Promise<void> {
    if (subjectType === 'profile')
      await (gone
        ? this.withholding.withhold(aboutId, 'removed', manager)
        : this.withholding.release(aboutId, 'removed', manager));
    if (subjectType === 'message')
      await this.outbox.add(manager, gone ? 'safety.message-removed' : 'safety.message-restored', {
        messageId: subjectId,
      });
    if (subjectType === 'review')
      await this.outbox.add(manager, gone ? 'safety.review-removed' : 'safety.review-restored', {
        reviewId: subjectId,
      });
  }
}
