import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { MatchesService } from '../../matching/index.js';
import { PageVisitsService, FamilyProfilesService } from '../../profiles/index.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { toFamilyFull, toFamilyTeaser, type FamilyPage } from './family-page.dto.js';

/** Families' profile pages. */
@Injectable()
export class FamilyPagesService {
  constructor(
    private readonly families: FamilyProfilesService,
    private readonly visits: PageVisitsService,
    private readonly matches: MatchesService,
    private readonly shortlist: ShortlistService,
  ) {}

  /** Throws `not_found` (also for a paused family) and `rate_limited`. */
  async open(id: string, viewer: Identity | null): Promise<FamilyPage> {
    const [page, missing, saved] = await Promise.all([
      this.families.page(id, viewer?.userId ?? null),
      this.visits.missingRequirement(id, viewer),
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

  /**
   * The pages of several families in a fixed number of statements, in the order of `ids`; those who are not visible
   * are left out. Throws `rate_limited`.
   */
  async openEach(ids: readonly string[], viewer: Identity): Promise<FamilyPage[]> {
    const [found, missing, saved] = await Promise.all([
      this.families.pages(ids, viewer.userId),
      this.visits.missingFor(viewer.userId),
      this.shortlist.savedOf(viewer.userId, ids),
    ]);
    const pages: FamilyPage[] = [];
    for (const id of ids) {
      const page = found.find(({ family }) => family.id === id);
      if (!page || !this.visits.isVisible({ id, active: page.family.active, hidden: page.hidden }, viewer)) continue;
      if (!missing) await this.visits.count(id, viewer);
      pages.push({
        id,
        teaser: toFamilyTeaser(page),
        full: missing ? null : toFamilyFull(page),
        missing,
        match: await this.matches.withFamily(viewer, page),
        saved: saved.has(id),
      });
    }
    return pages;
  }
}
