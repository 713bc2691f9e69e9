import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { type CheckStatus, CheckStatusesService } from '../../verification/index.js';
import { MatchesService } from '../../matching/index.js';
import { PageVisitsService, AuPairProfilesService } from '../../profiles/index.js';
import { AuPairVisasService } from '../cards/au-pair-visas.service.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { toAuPairFull, toAuPairTeaser, type AuPairPage } from './au-pair-page.dto.js';

/** Au pairs' profile pages. */
@Injectable()
export class AuPairPagesService {
  constructor(
    private readonly auPairs: AuPairProfilesService,
    private readonly visits: PageVisitsService,
    private readonly matches: MatchesService,
    private readonly shortlist: ShortlistService,
    private readonly checks: CheckStatusesService,
    private readonly visas: AuPairVisasService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` (also for a paused au pair) and `rate_limited`. */
  async open(id: string, viewer: Identity | null): Promise<AuPairPage> {
    const [page, missing, checks, saved] = await Promise.all([
      this.auPairs.page(id, viewer?.userId ?? null),
      this.visits.missingRequirement(id, viewer),
      this.checks.of(id),
      this.shortlist.has(viewer, id),
    ]);
    if (!page || !this.visits.isVisible({ id, active: page.auPair.active, hidden: page.hidden }, viewer))
      throw new DomainError('not_found');
    if (!missing) await this.visits.count(id, viewer);
    return {
      id,
      teaser: toAuPairTeaser(page, checks, this.clock.now()),
      full: missing ? null : toAuPairFull(page),
      missing,
      match: await this.matches.withAuPair(viewer, page),
      visa: missing ? null : await this.visas.onPage(page, viewer),
      saved,
    };
  }

  /**
   * The pages of several au pairs in a fixed number of statements, in the order of `ids`; those who are not visible
   * are left out. `checks` are the states of their checks by id. Throws `rate_limited`.
   */
  async openEach(
    ids: readonly string[],
    viewer: Identity,
    checks: ReadonlyMap<string, readonly CheckStatus[]>,
  ): Promise<AuPairPage[]> {
    const [found, missing, saved] = await Promise.all([
      this.auPairs.pages(ids, viewer.userId),
      this.visits.missingFor(viewer.userId),
      this.shortlist.savedOf(viewer.userId, ids),
    ]);
    const now = this.clock.now();
    const pages: AuPairPage[] = [];
    for (const id of ids) {
      const page = found.find(({ auPair }) => auPair.id === id);
      if (!page || !this.visits.isVisible({ id, active: page.auPair.active, hidden: page.hidden }, viewer)) continue;
      if (!missing) await this.visits.count(id, viewer);
      pages.push({
        id,
        teaser: toAuPairTeaser(page, checks.get(id) ?? [], now),
        full: missing ? null : toAuPairFull(page),
        missing,
        match: await this.matches.withAuPair(viewer, page),
        visa: missing ? null : await this.visas.onPage(page, viewer),
        saved: saved.has(id),
      });
    }
    return pages;
  }
}
