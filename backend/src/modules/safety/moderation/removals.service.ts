import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { CasesRepository } from './cases.repository.js';

/** The current removal state of a message or a review. */
interface RemovalState {
  /** When it was removed for the decision in force; null without one. */
  removedAt: Date | null;
  /** When the last such decision was lifted; null if none was. */
  restoredAt: Date | null;
}

/**
 * Returns the current state to listeners of `safety.message-removed` and similar events, which may arrive out of
 * order.
 */
@Injectable()
export class RemovalsService {
  constructor(private readonly cases: CasesRepository) {}

  /** Lock the subject first, so that the last reader has read the last decision. */
  stateOf(subjectType: 'message' | 'review', subjectId: string, manager: EntityManager): Promise<RemovalState> {
    return this.cases.removalOf(subjectType, subjectId, manager);
  }
}
