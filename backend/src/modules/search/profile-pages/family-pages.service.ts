import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { MatchesService } from '../../matching/index.js';
import { PageVisitsService, ProfilePhotosService, FamilyProfilesService } from '../../profiles/index.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { toFamilyFull, toFamilyTeaser, type FamilyPage } from './family-page.dto.js';

/** A family as others see it. */
@Injectable()
export class FamilyPagesService {
  constructor(
    private readonly families: FamilyProfilesService,
    private readonly visits: PageVisitsService,
    private readonly photos: ProfilePhotosService,
    private readonly matches: MatchesService,
    private readonly shortlist: ShortlistService,
  ) {}

  /** Throws `not_found` (a paused family is not there for others) and `rate_limited`. */
  async open(id: string, viewer: Identity | null): Promise<FamilyPage> {
    const row = await this.families.page(id);
    if (!row || !(await this.visits.isVisible(row.family, viewer))) throw new DomainError('not_found');
    const missing = await this.visits.missingKey(id, viewer);
    if (!missing) await this.visits.count(id, viewer);
    const shown = await this.photos.shown(row.family.photos);
    return {
      id,
      teaser: toFamilyTeaser(row, shown),
      full: missing ? null : toFamilyFull(row, shown),
      missing,
      match: await this.matches.withFamily(viewer, id),
      saved: await this.shortlist.has(viewer, id),
    };
  }
}
