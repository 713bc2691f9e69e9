import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { CheckStandingsService } from '../../verification/index.js';
import { MatchesService } from '../../matching/index.js';
import { PageVisitsService, ProfilePhotosService, AuPairProfilesService } from '../../profiles/index.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { toAuPairFull, toAuPairTeaser, type AuPairPage } from './au-pair-page.dto.js';

/** An au pair as others see them. */
@Injectable()
export class AuPairPagesService {
  constructor(
    private readonly auPairs: AuPairProfilesService,
    private readonly visits: PageVisitsService,
    private readonly photos: ProfilePhotosService,
    private readonly matches: MatchesService,
    private readonly shortlist: ShortlistService,
    private readonly checks: CheckStandingsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` (a paused au pair is not there for others) and `rate_limited`. */
  async open(id: string, viewer: Identity | null): Promise<AuPairPage> {
    const row = await this.auPairs.page(id);
    if (!row || !(await this.visits.isVisible(row.auPair, viewer))) throw new DomainError('not_found');
    const missing = await this.visits.missingKey(id, viewer);
    if (!missing) await this.visits.count(id, viewer);
    const shown = await this.photos.shown(row.auPair.photos);
    return {
      id,
      teaser: toAuPairTeaser(row, await this.checks.of(id), shown, this.clock.now()),
      full: missing ? null : toAuPairFull(row, shown),
      missing,
      match: await this.matches.withAuPair(viewer, id),
      saved: await this.shortlist.has(viewer, id),
    };
  }
}
