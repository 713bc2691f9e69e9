import { otherOf, toPlacementPartner, type PersonCard } from '../profiles/index.js';
import { findingsIn } from '../safety/index.js';
import type { AgreementAcceptance } from './agreement-acceptance.entity.js';
import type { AgreementVersion } from './agreement-version.entity.js';
import type {
  AgreementSummaryDto,
  AgreementVersionDto,
  ClosingDto,
  CurrentVersionDto,
  PayFactsDto,
  SignatureDto,
} from './agreement.dto.js';
import type { Agreement } from './agreement.entity.js';
import { partOf } from './agreement-moves.service.js';
import { turnIn } from './agreement-states.js';
import type { AgreementListRow } from './agreements.repository.js';
import type { Region } from '../country/index.js';
import { messages } from './texts.js';
import type { AgreementTerms } from './terms/agreement-terms.dto.js';
import { changesBetween } from './terms/difference.js';
import { freeTextsOf } from './terms/free-terms.js';
import { HOURS_NORMS, type PayNorm } from './terms/region-norms.js';
import { moneyInWords, termsInWords } from './terms/terms-in-words.js';
import { hoursInWords, weeklyMinutes } from './terms/week.js';

export const termsOf = (version: AgreementVersion) => version.terms as AgreementTerms;
const sideOf = (id: string, viewerId: string): 'you' | 'them' => (id === viewerId ? 'you' : 'them');

export function toSummary(
  row: AgreementListRow | Agreement,
  viewerId: string,
  card: PersonCard | undefined,
): AgreementSummaryDto {
  return {
    id: row.id,
    conversationId: row.conversationId,
    with: toPlacementPartner(otherOf(row, viewerId), card),
    state: row.state,
    yourTurn: turnIn(row.state) === partOf(row, viewerId),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    endedOn: row.endedOn,
    changedAt: new Date(row.changedAt).toISOString(),
  };
}

/** The terms that the author of a version wrote in it: those that it took over are the other person's words. */
function writtenIn(version: AgreementVersion, before: AgreementVersion | undefined): string {
  const known = new Set(before ? freeTextsOf(termsOf(before)) : []);
  const added = freeTextsOf(termsOf(version)).filter((text) => !known.has(text));
  return [version.note, ...added].filter(Boolean).join('\n');
}

/** A version with its changes; `before` is the one it answers. */
export function toVersion(
  version: AgreementVersion,
  before: AgreementVersion | undefined,
  region: Region,
  viewerId: string,
): AgreementVersionDto {
  const read = (one: AgreementVersion) => termsInWords(termsOf(one), region);
  return {
    number: version.number,
    by: sideOf(version.authorId, viewerId),
    note: version.note,
    findings: version.authorId === viewerId ? [] : findingsIn(writtenIn(version, before), 'agreement'),
    createdAt: version.createdAt.toISOString(),
    fingerprint: version.fingerprint,
    changes: before ? changesBetween(read(before), read(version)) : [],
  };
}

export function toCurrentVersion(
  version: AgreementVersion,
  before: AgreementVersion | undefined,
  region: Region,
  viewerId: string,
  { hourlyCents, fullWeekHours }: PayNorm,
): CurrentVersionDto {
  const terms = termsOf(version);
  const minutes = weeklyMinutes(terms.hours);
  const hours = hoursInWords(minutes);
  const atLeast = Math.round((minutes / 60) * hourlyCents);
  const money = (cents: number) => moneyInWords(cents, region);
  return {
    ...toVersion(version, before, region, viewerId),
    terms,
    clauses: termsInWords(terms, region),
    hoursWarning: minutes > fullWeekHours * 60 ? messages.hours.warning(hours, fullWeekHours) : null,
    payComparison: messages.pay.comparison(hours, money(atLeast), money(terms.pay.weeklyCents)),
  };
}

export const toSignature = (row: AgreementAcceptance, viewerId: string): SignatureDto => ({
  by: sideOf(row.personId, viewerId),
  fullName: row.fullName,
  at: row.acceptedAt.toISOString(),
});

export function toPayFacts(region: Region, { source, ...facts }: PayNorm): PayFactsDto {
  return { ...facts, sourceTitle: source.title, sourceUrl: source.url, hours: HOURS_NORMS[region] };
}

/** Leaves out the other person's reason after a block between the two, because it may be newer than the block. */
export function toClosing(
  { closedById, closedReason }: Agreement,
  viewerId: string,
  areHidden: boolean,
): ClosingDto | null {
  if (!closedReason) return null;
  const by = closedById ? sideOf(closedById, viewerId) : 'us';
  const reason = areHidden && by === 'them' ? null : closedReason;
  return { by, reason, findings: reason !== null && by === 'them' ? findingsIn(reason, 'note') : [] };
}
