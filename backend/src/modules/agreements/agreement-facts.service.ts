import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { AgreementStatesRegistry, type AgreementStateSource, type SignedAgreement } from '../billing/index.js';
import type { Region } from '../country/index.js';
import { AcquaintancesRegistry } from '../messaging/index.js';
import { BINDING_STATES, type AgreementState } from './agreement-states.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { connectedTo } from './continuations.js';

/** Facts about an agreement that both have seen, for the rest of the module. Days are ISO dates. */
export interface AgreementFact {
  id: string;
  familyId: string;
  auPairId: string;
  state: AgreementState;
  region: Region;
  /** Where the family lives. */
  timeZone: string;
  /** When both had signed. */
  confirmedAt: Date | null;
  startsOn: string;
  endsOn: string;
  /** The actual last day; null while it is not over. */
  endedOn: string | null;
}

/** Whether a confirmed agreement is ahead or in progress: one that ends early is until its last day has come. */
export const isCurrent = (
  { state, endedOn, timeZone }: Pick<AgreementFact, 'state' | 'endedOn' | 'timeZone'>,
  now: Date,
): boolean =>
  state === 'confirmed' ||
  state === 'active' ||
  (state === 'ended_early' && endedOn !== null && endedOn > dayIn(timeZone, now));

const OVER: readonly AgreementState[] = ['completed', 'ended_early'];

/** Agreements, for reviews and early exits. */
@Injectable()
export class AgreementFactsService implements OnModuleInit, AgreementStateSource {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly states: AgreementStatesRegistry,
    private readonly acquaintances: AcquaintancesRegistry,
  ) {}

  onModuleInit(): void {
    this.states.register(this);
    this.acquaintances.add((one, other) => this.agreements.haveOne(one, other));
  }

  async isCancelled(agreementId: string, manager: EntityManager): Promise<boolean> {
    return (await this.agreements.find(agreementId, manager))?.state === 'cancelled';
  }

  async confirmedAt(agreementId: string, manager: EntityManager): Promise<Date | null> {
    return (await this.agreements.find(agreementId, manager))?.confirmedAt ?? null;
  }

  async related(agreementId: string, manager: EntityManager): Promise<SignedAgreement[]> {
    const agreement = await this.agreements.find(agreementId, manager);
    if (!agreement) return [];
    const signed = await this.agreements.signedBetween(agreement.familyId, agreement.auPairId, manager);
    const others = signed.filter(({ id }) => id !== agreementId);
    const cancelled = others.filter(({ state }) => state === 'cancelled');
    const connected = connectedTo(
      agreement,
      others.filter(({ state }) => state !== 'cancelled'),
    );
    return [
      ...connected.map(({ id }) => ({ id, isCancelled: false })),
      ...cancelled.map(({ id }) => ({ id, isCancelled: true })),
    ];
  }

  /** Null if there is none, or it was never proposed. */
  async find(id: string, manager?: EntityManager): Promise<AgreementFact | null> {
    const found = await this.agreements.find(id, manager);
    return found ? (toFact(found)[0] ?? null) : null;
  }

  /** Up to `limit` agreements after an id whose placement is in progress. */
  inProgressAfter(now: Date, id: string, limit: number): Promise<{ id: string }[]> {
    return this.agreements.inProgressAfter(now, id, limit);
  }

  /** The confirmed agreements of two people, newest first. */
  async betweenPeople(one: string, other: string, manager?: EntityManager): Promise<AgreementFact[]> {
    return (await this.agreements.bindingBetween(one, other, manager)).flatMap(toFact);
  }

  /** A person's confirmed agreements, newest first. */
  async bindingFor(personId: string, manager?: EntityManager): Promise<AgreementFact[]> {
    return (await this.agreements.ofPerson(personId, BINDING_STATES, manager)).flatMap(toFact);
  }

  /** Lists agreements that are completed or ended early. */
  async endedFor(personId: string, manager?: EntityManager): Promise<AgreementFact[]> {
    return (await this.agreements.ofPerson(personId, OVER, manager)).flatMap(toFact);
  }
}

function toFact(agreement: Agreement): AgreementFact[] {
  const { id, familyId, auPairId, state, region, timeZone, confirmedAt, startsOn, endsOn, endedOn } = agreement;
  if (startsOn === null || endsOn === null) return [];
  const last = state === 'completed' ? endsOn : state === 'ended_early' ? endedOn : null;
  return [{ id, familyId, auPairId, state, region, timeZone, confirmedAt, startsOn, endsOn, endedOn: last }];
}
