import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { MatchesService } from '../../matching/index.js';
import { PageVisitsService, FamilyProfilesService } from '../../profiles/index.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { toFamilyFull, toFamilyTeaser, type FamilyPage } from './family-page.dto.js';

/** A family as others see it. */
@Injectable()
export class FamilyPagesService {
  constructor(
    private readonly families: FamilyProfilesService,
    private readonly visits: PageVisitsService,
    private readonly matches: MatchesService,
    private readonly shortlist: ShortlistService,
  ) {}

  /** Throws `not_found` (a paused family is not there for others) and `rate_limited`. */
  async open(id: string, viewer: Identity | null): Promise<FamilyPage> {
    const [page, missing, saved] = await Promise.all([
      this.families.page(id, viewer?.userId ?? null),
      this.visits.missingKey(id, viewer),
      this.shortlist.has(viewer, id),
    ]);
    if (!page || !this.visits.isVisible({ id, active: page.family.active, hidden: page.hidden }, viewer))
      throw new DomainError('not_found');
    if (!missing) await this.visits.count(id, viewer);
    return {
      id,
      teaser: toFamilyTeaser(page),
      full: missing ? null : toFamilyFull(page),
      missing,
      match: await this.matches.withFamily(viewer, page),
      saved,
    };
  }
}
