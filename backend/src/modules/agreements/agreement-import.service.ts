import { Injectable } from '@nestjs/common';
import { dayIn } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import type { Region } from '../country/index.js';
import { PeopleService, ProfilesInTermsService } from '../profiles/index.js';
import { AgreementDaysService } from './agreement-days.service.js';
import { fingerprintOf } from './document/canonical-agreement.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { PastPlacementsRepository, type PastPlacement } from './past-placements.repository.js';
import type { AgreementTerms } from './terms/agreement-terms.dto.js';
import { prefilledTerms } from './terms/prefill.js';
import { settledTerms } from './terms/settled-terms.js';

/** The two people, the region and the days (ISO dates). */
interface ImportedAgreement {
  conversationId: string;
  familyId: string;
  auPairId: string;
  region: Region;
  /** IANA name of the family's time zone. */
  timeZone: string;
  startsOn: string;
  endsOn: string;
}

interface ImportedProposal extends Omit<ImportedAgreement, 'startsOn' | 'endsOn'> {
  authorId: string;
  note: string;
  proposedAt: Date;
}

const WEEKLY_CENTS: Record<Region, number> = { australia: 42_000, newzealand: 48_000 };

/** Imports agreements made elsewhere, with the terms that both profiles suggest: for the demo and migrations. */
@Injectable()
export class AgreementImportService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly placements: PastPlacementsRepository,
    private readonly profiles: ProfilesInTermsService,
    private readonly people: PeopleService,
    private readonly days: AgreementDaysService,
    private readonly facts: LegalFactsService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Adds a proposal that waits for an answer; does nothing if the two already have an open agreement. */
  async addProposal({ note, proposedAt, authorId, ...pair }: ImportedProposal): Promise<void> {
    const terms = await this.termsFor(pair, dayIn(pair.timeZone, proposedAt));
    if (!terms) return;
    await this.transactions.run(async (manager) => {
      if (await this.agreements.open(pair.conversationId, manager)) return;
      const { startsOn, endsOn } = terms.dates;
      const stored = { ...pair, authorId, currentVersion: 1, startsOn, endsOn, changedAt: proposedAt };
      const id = await this.agreements.insert({ ...stored, state: 'proposed' }, manager);
      await this.addVersion(id, { ...pair, authorId }, terms, note, proposedAt, manager);
    });
  }

  /** Adds a completed placement with its terms and both signatures; returns the agreement's id. */
  async addPast(placement: PastPlacement, fingerprint: string | null, manager: EntityManager): Promise<string> {
    const id = await this.placements.insert(placement, fingerprint, manager);
    await this.addSignatures(id, placement, new Date(`${placement.startsOn}T00:00:00Z`), manager);
    return id;
  }

  /** Adds a placement that is in progress, as `addPast` does; null if the two have one here already. */
  async addCurrent(placement: Omit<PastPlacement, 'endedOn'>): Promise<string | null> {
    const fingerprint = await this.fingerprintFor(placement);
    return this.transactions.run(async (manager) => {
      const { familyId, auPairId } = placement;
      if ((await this.agreements.bindingBetween(familyId, auPairId, manager)).length > 0) return null;
      const id = await this.placements.insert({ ...placement, endedOn: null }, fingerprint, manager, 'active');
      await this.addSignatures(id, placement, new Date(`${placement.startsOn}T00:00:00Z`), manager);
      const agreement = await this.agreements.find(id, manager);
      if (agreement) await this.days.sync(agreement, manager);
      return id;
    });
  }

  private async addSignatures(
    id: string,
    stay: ImportedAgreement,
    signedAt: Date,
    manager: EntityManager,
  ): Promise<void> {
    const suggested = await this.termsFor(stay, stay.startsOn);
    if (!suggested) return;
    const terms = { ...suggested, dates: { startsOn: stay.startsOn, endsOn: stay.endsOn } };
    await this.addVersion(id, { ...stay, authorId: stay.familyId }, terms, null, signedAt, manager);
    const cards = await this.people.cardsOf([stay.familyId, stay.auPairId]);
    for (const personId of [stay.auPairId, stay.familyId]) {
      const fullName = cards.get(personId)?.displayName ?? '';
      const signature = { agreementId: id, version: 1, personId, fullName, tellsOthers: false, acceptedAt: signedAt };
      await this.documents.addSignature(signature, manager);
    }
  }

  /** A fingerprint of the documents of a placement; null if there is too little information to write any. */
  async fingerprintFor(stay: ImportedAgreement): Promise<string | null> {
    const terms = await this.termsFor(stay, stay.startsOn);
    const dates = { startsOn: stay.startsOn, endsOn: stay.endsOn };
    return terms && fingerprintOf({ ...stay, terms: { ...terms, dates } });
  }

  private async addVersion(
    agreementId: string,
    pair: Pick<Agreement, 'familyId' | 'auPairId' | 'region' | 'authorId'>,
    terms: AgreementTerms,
    note: string | null,
    createdAt: Date,
    manager: EntityManager,
  ): Promise<void> {
    const fingerprint = fingerprintOf({ ...pair, terms });
    const { authorId } = pair;
    await this.documents.addVersion({ agreementId, number: 1, authorId, terms, fingerprint, note, createdAt }, manager);
  }

  private async termsFor(
    { familyId, auPairId, region }: Pick<ImportedAgreement, 'familyId' | 'auPairId' | 'region'>,
    today: string,
  ): Promise<AgreementTerms | null> {
    const [family, auPair] = await Promise.all([this.profiles.family(familyId), this.profiles.auPair(auPairId)]);
    if (!family || !auPair) return null;
    const facts = (await this.facts.today())[region];
    const terms = prefilledTerms({ region, family, auPair }, today, facts) as unknown as AgreementTerms;
    return settledTerms({
      ...terms,
      pay: { ...terms.pay, weeklyCents: WEEKLY_CENTS[region] },
      car: { ...terms.car, insurance: 'Comprehensive; the au pair is named in the policy.', excessCents: 80_000 },
    });
  }
}
