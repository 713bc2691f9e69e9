import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AgreementFact } from '../agreements/index.js';
import { REGIONS, type Region } from '../country/index.js';
import { otherOf, PlacementPartnerDto, toPlacementPartner, type PersonCard } from '../profiles/index.js';
import {
  authorityOf,
  EMPLOYER_UNCLEAR,
  RuleSourceDto,
  VisaLine,
  VisaLink,
  type EmployerLimit,
  type EmployerUnclear,
} from '../visas/index.js';
import { CLOCK_STATES, NOTICE_WEEKS, type ClockDays, type ClockState } from './clock/clock-days.js';
import { PERMISSION_STEPS, type PermissionEntry, type PermissionStep } from './permission/permission-entry.entity.js';

const SIDES = ['family', 'aupair'] as const;
const RECORDERS = ['you', 'them'] as const;
const LIMITS = ['months', 'none', 'unclear'] as const;
/** The most steps that the history shows. */
export const SHOWN_STEPS = 100;
const REASONS = ['rule', 'permission'] as const;

@ApiSchema({ name: 'EmployerClockPartner' })
export class EmployerClockPartnerDto extends PlacementPartnerDto {}

/** What was recorded about the permission to work longer. */
@ApiSchema({ name: 'PermissionEntry' })
export class PermissionEntryDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'granted' */
  @ApiProperty({ enum: PERMISSION_STEPS, enumName: 'PermissionStep' })
  step: PermissionStep;
  /** The day of the application, or of the answer. @example '2027-05-03' */
  @ApiProperty({ format: 'date' })
  on: string;
  /** @example '2027-10-31' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;
  /**
   * Null also if the other person wrote it and one of the two has blocked the other.
   * @example 'Asked online.'
   */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  /** @example 'you' */
  @ApiProperty({ enum: RECORDERS, enumName: 'PermissionRecorder' })
  recordedBy: (typeof RECORDERS)[number];
  /** @example '2027-05-03T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  recordedAt: string;
  /**
   * If it was withdrawn.
   * @example '2027-05-04T08:30:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  removedAt: string | null;
  /** The newest one, recorded by you. @example true */
  canRemove: boolean;
}

/** The rule about time with one employer. Information, not advice. */
@ApiSchema({ name: 'EmployerClockRule' })
export class EmployerClockRuleDto {
  /** `none`: no limit of its own is known. @example 'months' */
  @ApiProperty({ enum: LIMITS, enumName: 'EmployerLimitKind' })
  kind: (typeof LIMITS)[number];
  /** @example 6 */
  @ApiProperty({ type: 'integer', nullable: true })
  months: number | null;
  /** Sources disagree about the months. @example false */
  contested: boolean;
  /**
   * Why it is unclear.
   * @example null
   */
  @ApiProperty({ type: String, enum: EMPLOYER_UNCLEAR, nullable: true })
  unclear: EmployerUnclear | null;
  /** @example 'Working Holiday visa (subclass 417)' */
  @ApiProperty({ type: String, nullable: true })
  visa: string | null;
  sources: RuleSourceDto[];
  /** How a longer time is possible. */
  longer: VisaLine[];
  /** Questions for the authority. */
  questions: VisaLine[];
  authority: VisaLink;
}

/** The letter of the family that supports an application. */
@ApiSchema({ name: 'SupportLetter' })
export class SupportLetterDto {
  /** @example 'The youngest begins kindergarten in October.' */
  reason: string;
  /** False while it is the prefilled one. @example true */
  isOwn: boolean;
}

/** How many days are left with one employer, for both sides of a placement. */
@ApiSchema({ name: 'EmployerClock' })
export class EmployerClockDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  /** @example 'aupair' */
  @ApiProperty({ enum: SIDES, enumName: 'EmployerClockSide' })
  you: (typeof SIDES)[number];
  with: EmployerClockPartnerDto;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /** In the family's time zone. @example '2027-05-20' */
  @ApiProperty({ format: 'date' })
  today: string;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** The last day of the placement. @example '2027-08-01' */
  @ApiProperty({ format: 'date' })
  endsOn: string;
  /** Earlier than `startsOn` after an earlier placement with the same family. @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  countedFrom: string;
  /** `over`: the last day has passed while the placement goes on. @example 'running' */
  @ApiProperty({ enum: CLOCK_STATES, enumName: 'EmployerClockState' })
  state: ClockState;
  /** The last day with this employer; null if no limit is known. @example '2027-07-31' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastDay: string | null;
  /** Without the permission. @example '2027-07-31' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  ruleLastDay: string | null;
  /** 0 on the last day; null while nothing runs. @example 72 */
  @ApiProperty({ type: 'integer', nullable: true })
  daysLeft: number | null;
  /** @example 'rule' */
  @ApiProperty({ type: String, enum: REASONS, nullable: true })
  because: (typeof REASONS)[number] | null;
  rule: EmployerClockRuleDto;
  /** The newest step of the permission. @example 'asked' */
  @ApiProperty({ type: String, enum: PERMISSION_STEPS, nullable: true })
  permission: PermissionStep | null;
  /** Whether a step can be recorded. @example true */
  canRecord: boolean;
  /** The newest 100 steps, oldest first, including those that were withdrawn. */
  @ApiProperty({ type: () => PermissionEntryDto, isArray: true })
  history: PermissionEntryDto[];
  /** Whether there are earlier steps; the data export has them all. @example false */
  hasEarlierSteps: boolean;
  letter: SupportLetterDto;
  /** Weeks before the last day at which both are notified. @example [8, 4, 2] */
  @ApiProperty({ type: 'integer', isArray: true })
  noticeWeeks: number[];
}

/** The clocks of the caller's placements that are ahead or in progress, the next one first. */
@ApiSchema({ name: 'EmployerClocks' })
export class EmployerClocksDto {
  @ApiProperty({ type: () => EmployerClockDto, isArray: true })
  items: EmployerClockDto[];
}

/** A clock has changed. */
@ApiSchema({ name: 'EmployerClockChanged' })
export class EmployerClockChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
}

/** Everything that a clock is made of. */
export interface ClockParts {
  placement: AgreementFact;
  today: string;
  countedFrom: string;
  limit: EmployerLimit;
  days: ClockDays;
  /** In order, including those that were withdrawn. */
  entries: readonly PermissionEntry[];
}

/** The step that counts: the newest one that was not withdrawn. */
export const newestOf = (entries: readonly PermissionEntry[]): PermissionEntry | undefined =>
  entries.findLast(({ removedAt }) => removedAt === null);

export const isOpenFor = ({ days, limit }: Pick<ClockParts, 'days' | 'limit'>): boolean =>
  days.state !== 'ended' && limit.kind !== 'none';

export function toEmployerClock(
  { placement, today, countedFrom, limit, days, entries }: ClockParts,
  personId: string,
  card: PersonCard | undefined,
  letter: SupportLetterDto,
  areHidden: boolean,
): EmployerClockDto {
  const { id: agreementId, familyId, region, startsOn, endsOn, endedOn } = placement;
  const newest = newestOf(entries);
  return {
    agreementId,
    you: personId === familyId ? 'family' : 'aupair',
    with: toPlacementPartner(otherOf(placement, personId), card),
    ...{ region, today, startsOn, countedFrom, letter, ...days },
    endsOn: endedOn ?? endsOn,
    rule: toRule(limit, region),
    permission: newest?.step ?? null,
    canRecord: isOpenFor({ days, limit }),
    hasEarlierSteps: entries.length > SHOWN_STEPS,
    history: entries
      .slice(-SHOWN_STEPS)
      .map((entry) => toPermissionEntry(entry, personId, newest, agreementId, areHidden)),
    noticeWeeks: [...NOTICE_WEEKS],
  };
}

function toRule(limit: EmployerLimit, region: Region): EmployerClockRuleDto {
  const { option } = limit;
  return {
    kind: limit.kind,
    months: limit.kind === 'months' ? limit.months : null,
    contested: limit.kind === 'months' && limit.contested,
    unclear: limit.kind === 'unclear' ? limit.reason : null,
    visa: option?.visa.name ?? null,
    sources: [...(option?.rules ?? [])],
    longer: [...(option?.longer ?? [])],
    questions: [...(option?.unclear ?? [])],
    authority: authorityOf(region),
  };
}

/** Leaves out the other person's notes after a block between the two, because they may be newer than the block. */
function toPermissionEntry(
  entry: PermissionEntry,
  personId: string,
  newest: PermissionEntry | undefined,
  agreementId: string,
  areHidden: boolean,
): PermissionEntryDto {
  const { id, step, on, until, note, recordedBy, recordedAt, removedAt } = entry;
  const isOwn = recordedBy === personId;
  return {
    ...{ id, step, on, until },
    note: areHidden && !isOwn ? null : note,
    recordedBy: isOwn ? 'you' : 'them',
    recordedAt: recordedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    canRemove: isOwn && newest?.id === id && entry.agreementId === agreementId,
  };
}
