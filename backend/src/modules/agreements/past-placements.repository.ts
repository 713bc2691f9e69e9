import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Region } from '../country/index.js';
import { Agreement } from './agreement.entity.js';

/** A stay whose agreement is kept elsewhere. Days as "2027-02-01". */
export interface PastPlacement {
  conversationId: string;
  familyId: string;
  auPairId: string;
  region: Region;
  /** IANA name of the family's zone. */
  timeZone: string;
  startsOn: string;
  endsOn: string;
  /** Where it ended before its time. */
  endedOn: string | null;
}

/** There are no terms to look at: the fingerprint says where they are instead of what they say. */
const KEPT_ELSEWHERE = 'kept elsewhere';

@Injectable()
export class PastPlacementsRepository {
  /** Answers the agreement's id. */
  async insert(placement: PastPlacement, fingerprint: string | null, manager: EntityManager): Promise<string> {
    const begun = new Date(`${placement.startsOn}T00:00:00Z`);
    const { id } = await manager.save(Agreement, {
      ...placement,
      state: placement.endedOn ? ('ended_early' as const) : ('completed' as const),
      authorId: placement.familyId,
      currentVersion: 1,
      fingerprint: fingerprint ?? KEPT_ELSEWHERE,
      confirmedAt: begun,
      changedAt: new Date(`${placement.endedOn ?? placement.endsOn}T00:00:00Z`),
    });
    return id;
  }
}
