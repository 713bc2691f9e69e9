import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { nextState } from './application-states.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ClosingReason } from './job-listing-application.entity.js';
import './job-listing-events.js';

/** Closes applications by deadline or because the listing is filled, with a message to the au pair. */
@Injectable()
export class ApplicationClosingService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Closes it, unless it was decided meanwhile, or (`unanswered`) its deadline was extended. */
  async close(id: string, word: ClosingReason, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const sent = await this.applications.lock(id, manager);
    const state = sent && nextState(sent.application.state, 'close', 'calendar');
    if (!sent || !state || (word === 'unanswered' && sent.application.answerBy > now)) return;
    const { application, familyId } = sent;
    await this.applications.update(id, { state, word, movedAt: now, remindAt: null }, manager);
    const { placeId, auPairId: toId } = application;
    await this.outbox.add(manager, 'application.closed', { applicationId: id, placeId, byId: familyId, toId, state });
  }

  /** The job listing is filled. */
  async closeAllFor(placeId: string, manager: EntityManager): Promise<void> {
    for (const id of await this.applications.openFor(placeId, manager)) await this.close(id, 'filled', manager);
  }
}
