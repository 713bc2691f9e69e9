import { toOtherPerson, type PersonCard } from '../../profiles/index.js';
import type { ArrangementAcceptance } from './agreement-acceptance.entity.js';
import type { ArrangementVersion } from './agreement-version.entity.js';
import type {
  ArrangementPartnerDto,
  ArrangementSummaryDto,
  ArrangementVersionDto,
  CurrentVersionDto,
  PayFactsDto,
  SignatureDto,
} from './agreement.dto.js';
import type { Arrangement } from './agreement.entity.js';
import { otherOf, partOf } from './agreement-moves.service.js';
import { turnIn } from './agreement-states.js';
import type { ArrangementListRow } from './agreements.repository.js';
import type { Region } from '../../country/index.js';
import { messages } from './texts.js';
import type { ArrangementTerms } from './terms/agreement-terms.dto.js';
import { changesBetween } from './terms/difference.js';
import { HOURS_NORMS, PAY_NORMS, WARN_ABOVE_MINUTES } from './terms/region-norms.js';
import { moneyInWords, termsInWords } from './terms/terms-in-words.js';
import { hoursInWords, weeklyMinutes } from './terms/week.js';

export const termsOf = (version: ArrangementVersion) => version.terms as ArrangementTerms;
const sideOf = (id: string, viewerId: string): 'you' | 'them' => (id === viewerId ? 'you' : 'them');

export function toPartner(personId: string, card: PersonCard | undefined): ArrangementPartnerDto {
  const { id, displayName, photo, photoPreview } = toOtherPerson(personId, card);
  return { id, displayName, photo, photoPreview };
}

export function toSummary(
  row: ArrangementListRow | Arrangement,
  viewerId: string,
  card: PersonCard | undefined,
): ArrangementSummaryDto {
  return {
    id: row.id,
    conversationId: row.conversationId,
    with: toPartner(otherOf(row, viewerId), card),
    state: row.state,
    yourTurn: turnIn(row.state) === partOf(row, viewerId),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    endedOn: row.endedOn,
    changedAt: new Date(row.changedAt).toISOString(),
  };
}

/** A version with what it changed; `before` is the one it answers. */
export function toVersion(
  version: ArrangementVersion,
  before: ArrangementVersion | undefined,
  region: Region,
  viewerId: string,
): ArrangementVersionDto {
  const read = (one: ArrangementVersion) => termsInWords(termsOf(one), region);
  return {
    number: version.number,
    by: sideOf(version.authorId, viewerId),
    note: version.note,
    createdAt: version.createdAt.toISOString(),
    fingerprint: version.fingerprint,
    changes: before ? changesBetween(read(before), read(version)) : [],
  };
}

export function toCurrentVersion(
  version: ArrangementVersion,
  before: ArrangementVersion | undefined,
  region: Region,
  viewerId: string,
): CurrentVersionDto {
  const terms = termsOf(version);
  const minutes = weeklyMinutes(terms.hours);
  const hours = hoursInWords(minutes);
  const atLeast = Math.round((minutes / 60) * PAY_NORMS[region].hourlyCents);
  const money = (cents: number) => moneyInWords(cents, region);
  return {
    ...toVersion(version, before, region, viewerId),
    terms,
    clauses: termsInWords(terms, region),
    hoursWarning: minutes > WARN_ABOVE_MINUTES ? messages.hours.warning(hours) : null,
    payComparison: messages.pay.comparison(hours, money(atLeast), money(terms.pay.weeklyCents)),
  };
}

export const toSignature = (row: ArrangementAcceptance, viewerId: string): SignatureDto => ({
  by: sideOf(row.personId, viewerId),
  fullName: row.fullName,
  at: row.acceptedAt.toISOString(),
});

export function toPayFacts(region: Region): PayFactsDto {
  const { source, ...facts } = PAY_NORMS[region];
  return { ...facts, sourceTitle: source.title, sourceUrl: source.url, hours: HOURS_NORMS[region] };
}

export const toClosing = ({ closedById, closedReason }: Arrangement, viewerId: string) =>
  closedReason ? { by: closedById ? sideOf(closedById, viewerId) : ('us' as const), reason: closedReason } : null;
