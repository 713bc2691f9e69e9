import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePrecisePosition, pageOf } from '../../../platform/http/index.js';
import { PeopleService, type PersonCard } from '../../profiles/index.js';
import { termsOf } from '../agreement-view.js';
import type { Agreement } from '../agreement.entity.js';
import { AgreementDocumentsRepository } from '../agreement-documents.repository.js';
import { AgreementsRepository } from '../agreements.repository.js';
import { termsInWords } from '../terms/terms-in-words.js';
import type {
  AgreementRegisterPage,
  AgreementRegisterQuery,
  AgreementStepDto,
  RegisteredAgreement,
  RegisteredAgreementDetail,
  RegisteredPerson,
} from './agreement-register.dto.js';
import {
  AgreementRegisterRepository,
  type RegisteredVersions,
  type RegisterRow,
} from './agreement-register.repository.js';

type Naming = (id: string) => RegisteredPerson;

/** Everyone's agreements, for admins: people, dates, states and history. */
@Injectable()
export class AgreementRegisterService {
  constructor(
    private readonly register: AgreementRegisterRepository,
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly people: PeopleService,
  ) {}

  /** Latest changes first. Throws `validation_failed` for an invalid cursor. */
  async list({ cursor, limit, ...query }: AgreementRegisterQuery): Promise<AgreementRegisterPage> {
    const { state = null, region = null, startsFrom = null, startsTo = null } = query;
    const filter = { state, region, startsFrom, startsTo, search: query.search?.trim() || null };
    const rows = await this.register.page(filter, decodePrecisePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ position, id }) => [position, id]);
    const name = await this.naming(shown);
    return {
      items: shown.map((row) => toRegistered(row, name)),
      nextCursor,
    };
  }

  /** Throws `not_found`, even for an agreement that was never proposed. */
  async read(id: string): Promise<RegisteredAgreementDetail> {
    const one = await this.agreements.find(id);
    if (!one || one.currentVersion === 0) throw new DomainError('not_found');
    const name = await this.naming([one]);
    const { closedReason, fingerprint } = one;
    const history = historyOf(one, await this.register.versions(id), name);
    const version = await this.documents.version(id, one.currentVersion);
    const clauses = version ? termsInWords(termsOf(version), one.region) : [];
    return { ...toRegistered(one, name), closedReason, fingerprint, clauses, history };
  }

  private async naming(rows: readonly Pick<RegisterRow, 'familyId' | 'auPairId'>[]): Promise<Naming> {
    const ids = [...new Set(rows.flatMap(({ familyId, auPairId }) => [familyId, auPairId]))];
    const cards: ReadonlyMap<string, PersonCard> = await this.people.cardsOf(ids);
    return (id) => ({ id, name: cards.get(id)?.displayName ?? null });
  }
}

const toRegistered = (row: RegisterRow | Agreement, name: Naming): RegisteredAgreement => ({
  id: row.id,
  state: row.state as RegisteredAgreement['state'],
  region: row.region,
  family: name(row.familyId),
  auPair: name(row.auPairId),
  versions: row.currentVersion,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  endedOn: row.endedOn,
  changedAt: row.changedAt.toISOString(),
});

/** The history, oldest first. Of the calendar's moves only the last one is known. */
function historyOf(one: Agreement, { versions, signatures }: RegisteredVersions, name: Naming): AgreementStepDto[] {
  const steps = [
    ...versions.map(({ number, authorId, createdAt }) => ({
      step: number === 1 ? ('proposed' as const) : ('countered' as const),
      at: createdAt,
      by: name(authorId),
      version: number,
    })),
    ...signatures.map(({ version, personId, acceptedAt }) => ({
      step: 'signed' as const,
      at: acceptedAt,
      by: name(personId),
      version,
    })),
  ];
  const { state, confirmedAt, changedAt, currentVersion: version } = one;
  const by = one.closedById ? name(one.closedById) : null;
  const happened = steps.sort((first, second) => first.at.getTime() - second.at.getTime());
  const bound = confirmedAt ? [{ step: 'confirmed' as const, at: confirmedAt, by: null, version }] : [];
  const step = state === 'active' ? ('began' as const) : state;
  const over =
    step === 'began' || step === 'completed' || step === 'ended_early' || step === 'cancelled'
      ? [{ step, at: changedAt, by, version: null }]
      : [];
  return [...happened, ...bound, ...over].map(({ at, ...same }) => ({ ...same, at: at.toISOString() }));
}
