import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Region } from '../../country/index.js';
import { AgreementDocumentsRepository } from '../agreement-documents.repository.js';
import { BINDING_STATES } from '../agreement-states.js';
import { termsOf } from '../agreement-view.js';
import { AgreementsRepository } from '../agreements.repository.js';
import { CalendarDatesRepository } from '../calendar-dates/calendar-dates.repository.js';
import type { PlannedDate } from '../calendar-dates/planned-day.js';
import type { HoursClause, PayClause } from './agreement-terms.dto.js';

/** A placement and its signed terms. Days are ISO dates. */
export interface PlacementTerms {
  /** The agreement's id. */
  id: string;
  familyId: string;
  auPairId: string;
  region: Region;
  /** Where the family lives. */
  timeZone: string;
  startsOn: string;
  /** The last day of the agreement, or the earlier day on which it ended. */
  lastDay: string;
  /** Null for an imported agreement. */
  hours: HoursClause | null;
  pay: PayClause | null;
  duties: readonly string[] | null;
  /** Days that differ from the week, including those that are not accepted. */
  dates: readonly PlannedDate[];
}

/** The names that both signed with; null for an imported agreement. */
type SignedNames = Record<'family' | 'auPair', string | null>;

/** The signed weekly hours of a placement, for recorded hours. */
@Injectable()
export class PlacementTermsService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly dates: CalendarDatesRepository,
  ) {}

  /** Null unless both have signed and neither has cancelled it before its first day. */
  async find(agreementId: string, manager?: EntityManager): Promise<PlacementTerms | null> {
    const agreement = await this.agreements.find(agreementId, manager);
    if (!agreement || !(BINDING_STATES as readonly string[]).includes(agreement.state)) return null;
    const { id, familyId, auPairId, region, timeZone, startsOn, endsOn, endedOn, currentVersion } = agreement;
    if (startsOn === null || endsOn === null) return null;
    const version = await this.documents.version(id, currentVersion, manager);
    const terms = version && termsOf(version);
    return {
      ...{ id, familyId, auPairId, region, timeZone, startsOn },
      lastDay: endedOn ?? endsOn,
      hours: terms?.hours ?? null,
      pay: terms?.pay ?? null,
      duties: terms?.duties.duties ?? null,
      dates: await this.dates.ofPlacements([id], manager),
    };
  }

  async namesOf(agreementId: string): Promise<SignedNames> {
    const agreement = await this.agreements.find(agreementId);
    const signed = agreement ? await this.documents.signatures(agreementId, agreement.currentVersion) : [];
    const nameOf = (id: string | undefined) => signed.find(({ personId }) => personId === id)?.fullName ?? null;
    return { family: nameOf(agreement?.familyId), auPair: nameOf(agreement?.auPairId) };
  }
}
