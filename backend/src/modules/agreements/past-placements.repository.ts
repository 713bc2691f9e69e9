import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Region } from '../country/index.js';
import type { AgreementState } from './agreement-states.js';
import { Agreement } from './agreement.entity.js';

/** A past placement without terms here. Days are ISO dates. */
export interface PastPlacement {
  conversationId: string;
  familyId: string;
  auPairId: string;
  region: Region;
  /** IANA name of the family's time zone. */
  timeZone: string;
  startsOn: string;
  endsOn: string;
  /** The day of an early end. */
  endedOn: string | null;
}

/** Imported agreements have no terms, so this replaces the fingerprint. */
const KEPT_ELSEWHERE = 'kept elsewhere';

@Injectable()
export class PastPlacementsRepository {
  /** Returns the agreement's id. */
  async insert(
    placement: PastPlacement,
    fingerprint: string | null,
    manager: EntityManager,
    state: AgreementState = placement.endedOn ? 'ended_early' : 'completed',
  ): Promise<string> {
    const begun = new Date(`${placement.startsOn}T00:00:00Z`);
    const { id } = await manager.save(Agreement, {
      ...placement,
      state,
      authorId: placement.familyId,
      currentVersion: 1,
      fingerprint: fingerprint ?? KEPT_ELSEWHERE,
      confirmedAt: begun,
      changedAt: state === 'active' ? begun : new Date(`${placement.endedOn ?? placement.endsOn}T00:00:00Z`),
    });
    return id;
  }
}
