import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { CasesRepository } from './cases.repository.js';

/** What moderators' decisions say of a message or a review now. */
export interface RemovalState {
  /** When it was decided that it stays removed; null when no decision says so. */
  removedAt: Date | null;
  /** When the last such decision was taken back; null when none was. */
  restoredAt: Date | null;
}

/** Tells listeners of `safety.message-removed` and the like what is true now, in whatever order events reach them. */
@Injectable()
export class RemovalsService {
  constructor(private readonly cases: CasesRepository) {}

  /** Lock what it is about first: then whoever reads last has read the last decision. */
  stateOf(subjectType: 'message' | 'review', subjectId: string, manager: EntityManager): Promise<RemovalState> {
    return this.cases.removalOf(subjectType, subjectId, manager);
  }
}
