import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/identity/index.js';
import { RoleProfileFactsService } from '../profiles/index.js';
import type { Match } from './match.dto.js';
import { matchWithAuPair, matchWithFamily } from './viewer.js';
import { ViewersService } from './viewers.service.js';

/** How well a viewer fits one person whose page they open. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly viewers: ViewersService,
    private readonly facts: RoleProfileFactsService,
  ) {}

  /** Null unless the viewer is a family, and both profiles are complete. */
  async withAuPair(viewer: Identity | null, auPairId: string): Promise<Match | null> {
    if (viewer?.userType !== 'family') return null;
    const auPair = await this.facts.auPair(auPairId);
    return auPair && matchWithAuPair(await this.viewers.of(viewer), auPair);
  }

  /** Null unless the viewer is an au pair, and both profiles are complete. */
  async withFamily(viewer: Identity | null, familyId: string): Promise<Match | null> {
    if (viewer?.userType !== 'aupair') return null;
    const family = await this.facts.family(familyId);
    return family && matchWithFamily(await this.viewers.of(viewer), family);
  }
}
