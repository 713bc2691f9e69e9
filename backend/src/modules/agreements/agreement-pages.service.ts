import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import { decodePrecisePosition, pageOf } from '../../platform/http/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { otherOf, PeopleService } from '../profiles/index.js';
import { PlacementFeesService } from '../billing/index.js';
import { AgreementConditionsService } from './agreement-conditions.service.js';
import { AgreementVisaService } from './agreement-visa.service.js';
import { AgreementLocationService } from './agreement-location.service.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import { suddenEndOf } from './sudden-end.js';
import { toClosing, toCurrentVersion, toPayFacts, toSignature, toSummary, toVersion } from './agreement-view.js';
import type { AgreementQuery } from './agreement-input.dto.js';
import { toOwnDraft, type AgreementDto, type AgreementPageDto } from './agreement.dto.js';
import type { Agreement } from './agreement.entity.js';
import { OPEN_STATES } from './agreement-states.js';
import { AgreementsRepository } from './agreements.repository.js';
import { payNorm } from './terms/region-norms.js';

const EARLIER_VERSIONS = 10;

/** A placement that both signed, and that was not cancelled. */
const isHeld = ({ confirmedAt, state }: Agreement): boolean => confirmedAt !== null && state !== 'cancelled';

/** The viewer is the family, and the agreement waits for signatures. */
const maySign = ({ familyId, state }: Agreement, viewerId: string): boolean =>
  familyId === viewerId && OPEN_STATES.some((open) => open === state);

type Viewer = Pick<Identity, 'userId' | 'coParent'>;

/** Agreements as one of their two people sees them. Unsent terms are for their author alone, never for a co-parent. */
@Injectable()
export class AgreementPagesService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly moves: AgreementMovesService,
    private readonly locations: AgreementLocationService,
    private readonly conditions: AgreementConditionsService,
    private readonly people: PeopleService,
    private readonly visas: AgreementVisaService,
    private readonly facts: LegalFactsService,
    private readonly fees: PlacementFeesService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to everyone else, including for another person's draft. */
  async read(id: string, { userId: viewerId, coParent }: Viewer): Promise<AgreementDto> {
    const { agreement, areHidden } = await this.transactions.run(async (manager) => {
      const held = await this.locations.renew(await this.moves.hold(id, viewerId, manager), manager);
      if (coParent && held.currentVersion === 0) throw new DomainError('not_found');
      return { agreement: held, areHidden: await this.agreements.areHidden(held, manager) };
    });
    const { region } = agreement;
    const [card, versions, draft, signatures, conditions, visaNote, facts, factsNow, fee] = await Promise.all([
      this.people.cardOf(otherOf(agreement, viewerId)),
      this.documents.newestVersions(id, EARLIER_VERSIONS + 2),
      coParent ? null : this.documents.draft(id, viewerId),
      this.documents.signatures(id, agreement.currentVersion),
      this.conditions.of(agreement),
      this.visas.noteOf(agreement),
      // A signed agreement keeps the legal facts of its day.
      agreement.confirmedAt
        ? this.facts.at(region, agreement.confirmedAt)
        : this.facts.ahead(region, agreement.startsOn),
      isHeld(agreement) ? this.facts.on(region, this.dayWithin(agreement)) : null,
      maySign(agreement, viewerId) ? this.fees.quote(agreement.familyId, id) : null,
    ]);
    const norm = payNorm(region, facts);
    const normNow = factsNow && payNorm(region, factsNow);
    const [current, ...earlier] = versions;
    return {
      ...toSummary(agreement, viewerId, card ?? undefined),
      you: agreement.familyId === viewerId ? 'family' : 'aupair',
      region,
      moves: this.moves.movesOf(agreement, viewerId),
      version: current ? toCurrentVersion(current, earlier[0], region, viewerId, norm) : null,
      earlier: earlier
        .slice(0, EARLIER_VERSIONS)
        .map((version, index) => toVersion(version, earlier[index + 1], region, viewerId)),
      draft: draft && toOwnDraft(draft),
      signatures: signatures.map((signature) => toSignature(signature, viewerId)),
      conditions,
      payFacts: toPayFacts(region, norm),
      payFactsNow: normNow && normNow.hourlyCents !== norm.hourlyCents ? toPayFacts(region, normNow) : null,
      visaNote,
      placementFee: fee,
      confirmedAt: agreement.confirmedAt?.toISOString() ?? null,
      closing: toClosing(agreement, viewerId, areHidden),
      suddenEnd: suddenEndOf(agreement, this.clock.now()),
    };
  }

  /** Today, or the nearest day of the placement. */
  private dayWithin({ region, startsOn, endsOn, endedOn }: Agreement): string {
    const today = this.facts.dayIn(region);
    const lastDay = endedOn ?? endsOn ?? today;
    const day = today > lastDay ? lastDay : today;
    return startsOn !== null && startsOn > day ? startsOn : day;
  }

  async list(
    { userId: viewerId, coParent }: Viewer,
    { conversationId, cursor, limit }: AgreementQuery,
  ): Promise<AgreementPageDto> {
    const after = decodePrecisePosition(cursor);
    const rows = await this.agreements.page(viewerId, {
      conversationId,
      withDrafts: !coParent,
      after,
      limit: limit + 1,
    });
    const { shown, nextCursor } = pageOf(rows, limit, ({ position, id }) => [position, id]);
    const cards = await this.people.cardsOf(shown.map((row) => otherOf(row, viewerId)));
    return {
      items: shown.map((row) => toSummary(row, viewerId, cards.get(otherOf(row, viewerId)))),
      nextCursor,
    };
  }
}
