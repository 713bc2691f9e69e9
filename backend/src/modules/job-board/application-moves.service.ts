import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { otherOf } from '../profiles/index.js';
import { daysAfter, SHORTLIST_DAYS } from './answer-deadlines.js';
import type { ApplicationMoveInput } from './application.dto.js';
import { nextState, type ApplicationMove, type ApplicationState } from './application-states.js';
import { ApplicationsRepository, type SentApplication } from './applications.repository.js';
import { messages } from './texts.js';
import './job-listing-events.js';

const sideOf = ({ familyId }: SentApplication, personId: string) =>
  familyId === personId ? ('family' as const) : ('auPair' as const);

/** The only way for people to change an application's state. */
@Injectable()
export class ApplicationMovesService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * `opened` is the conversation of an acceptance. Throws `not_found` if the person may not know of it, and
   * `invalid_state_transition` with the current state.
   */
  async make(
    id: string,
    personId: string,
    { move, word }: ApplicationMoveInput,
    opened: { conversationId?: string } = {},
  ): Promise<ApplicationState> {
    return this.transactions.run(async (manager) => {
      const sent = await this.hold(id, personId, manager);
      const state = assertMove(sent, move, personId);
      const now = this.clock.now();
      await this.applications.update(
        id,
        {
          ...opened,
          state,
          movedAt: now,
          ...(state === 'seen' ? {} : { remindAt: null }),
          ...(state === 'shortlisted' ? { answerBy: daysAfter(now, SHORTLIST_DAYS) } : {}),
          ...(state === 'declined' ? { word: word ?? 'somebody_else' } : {}),
        },
        manager,
      );
      // "Seen" is not worth a notification.
      if (state !== 'seen') await this.notify(sent, personId, { state, ...opened }, manager);
      return state;
    });
  }

  /** Checks a move without making it, and locks the application until commit. Throws like `make`. */
  async ask(id: string, personId: string, move: ApplicationMove): Promise<SentApplication> {
    return this.transactions.run(async (manager) => {
      const sent = await this.hold(id, personId, manager);
      assertMove(sent, move, personId);
      return sent;
    });
  }

  private async hold(id: string, personId: string, manager: EntityManager): Promise<SentApplication> {
    const sent = await this.applications.lock(id, manager);
    const isTheirs = sent && (sent.familyId === personId || sent.application.auPairId === personId);
    if (!isTheirs || (await this.applications.isHidden(sent, manager))) throw new DomainError('not_found');
    return sent;
  }

  private async notify(
    sent: SentApplication,
    byId: string,
    moved: { state: ApplicationState; conversationId?: string },
    manager: EntityManager,
  ) {
    const { id: applicationId, jobListingId, auPairId } = sent.application;
    const toId = otherOf({ familyId: sent.familyId, auPairId }, byId);
    await this.outbox.add(manager, 'application.answered', { applicationId, jobListingId, byId, toId, ...moved });
  }
}

function assertMove(sent: SentApplication, move: ApplicationMove, personId: string): ApplicationState {
  const { state } = sent.application;
  const next = nextState(state, move, sideOf(sent, personId));
  if (next) return next;
  throw new DomainError('invalid_state_transition', { message: messages.states[state], state });
}
