import { createHash } from 'node:crypto';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LegalFact } from '../../platform/facts/index.js';
import { JOURNEYS, type Journey } from '../agreements/index.js';
import { AUSTRALIAN_STATES, REGIONS, type AustralianState, type Region } from '../country/index.js';
import { wallTimeOf } from '../interviews/index.js';
import { PlacementPartnerDto } from '../profiles/index.js';
import { expectedOn } from './arrival-day/arrival-day.js';
import type { ArrivalPlan } from './arrival-plan.entity.js';
import type { ArrivalCheckIn } from './check-ins/arrival-check-in.entity.js';
import { CHECK_IN_ANSWERS, CHECK_IN_DAYS, type CheckInAnswer, type CheckInDay } from './check-ins/check-in-steps.js';
import { ArrivalTaskDto, EndingSummaryDto, PlacementEndingDto } from './tasks/arrival-tasks.dto.js';

const SIDES = ['family', 'aupair'] as const;

@ApiSchema({ name: 'ArrivalPartner' })
export class ArrivalPartnerDto extends PlacementPartnerDto {}

@ApiSchema({ name: 'FlightPart' })
export class FlightPartDto {
  /** @example 'Frankfurt (FRA)' */
  place: string;
  /** IANA name. @example 'Europe/Berlin' */
  timeZone: string;
  /** What clocks show there. @example '2027-01-29T21:35' */
  localTime: string;
  /** @example '2027-01-29T20:35:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  at: string;
}

@ApiSchema({ name: 'ArrivalFlight' })
export class FlightDto {
  /** @example 'SQ221' */
  number: string;
  departure: FlightPartDto;
  arrival: FlightPartDto;
}

@ApiSchema({ name: 'ArrivalPickUp' })
export class PickUpDto {
  /** @example 'Ana, with the two boys' */
  by: string;
  /** @example 'Terminal 1, arrivals hall B' */
  place: string;
  /** Sent back with a change. @example '5f2a9c0d1e3b4a67' */
  version: string;
}

/** Whether the au pair is with the family. */
@ApiSchema({ name: 'ArrivalDay' })
export class ArrivalDayDto {
  /** The day of the landing by the family’s calendar, otherwise the first day. @example '2027-01-31' */
  @ApiProperty({ format: 'date' })
  expectedOn: string;
  /** On that day and the next one, until one of the two says yes. @example false */
  isAsked: boolean;
  /** @example '2027-01-31T08:30:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  arrivedAt: string | null;
}

/** A check-in of yours; the other side never reads it. */
@ApiSchema({ name: 'ArrivalCheckIn' })
export class ArrivalCheckInDto {
  /** Of the placement; the first day is 1. @example 7 */
  @ApiProperty({ type: 'integer', enum: [...CHECK_IN_DAYS] })
  day: CheckInDay;
  /** @example '2027-02-07' */
  @ApiProperty({ format: 'date' })
  dueOn: string;
  /** Its day has come. @example true */
  isDue: boolean;
  /** @example 'good' */
  @ApiProperty({ type: String, enum: CHECK_IN_ANSWERS, nullable: true })
  answer: CheckInAnswer | null;
  /** Where you and our team write about it. @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  supportRequestId: string | null;
}

/** The fee of a check as a dated legal fact. */
@ApiSchema({ name: 'CheckFee' })
export class CheckFeeDto {
  /** @example 132 */
  amount: number;
  /** @example '2026-01-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;
  /** @example 'Working with children checks by state' */
  sourceTitle: string;
  /** @example 'https://www.example.com/checks' */
  @ApiProperty({ format: 'uri' })
  sourceUrl: string;
}

/** The working with children check of the family’s state. */
@ApiSchema({ name: 'StateCheck' })
export class StateCheckDto {
  /** Null where the family’s location names no state that we know. @example 'nsw' */
  @ApiProperty({ type: String, enum: AUSTRALIAN_STATES, nullable: true })
  state: AustralianState | null;
  /** For paid work. */
  @ApiProperty({ type: () => CheckFeeDto, nullable: true })
  fee: CheckFeeDto | null;
}

/** The plan of a placement, as one of the two sees it. */
@ApiSchema({ name: 'ArrivalPlan' })
export class ArrivalPlanDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  /** Which of the two you are. @example 'aupair' */
  @ApiProperty({ enum: SIDES })
  you: (typeof SIDES)[number];
  with: ArrivalPartnerDto;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /** The family’s. @example 'Australia/Sydney' */
  timeZone: string;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** By the family’s calendar. @example '2027-01-03' */
  @ApiProperty({ format: 'date' })
  today: string;
  /** The server’s present. @example '2027-01-03T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  now: string;
  /** For the first time, again after a while, or straight from another placement of the two of you. @example 'first' */
  @ApiProperty({ enum: JOURNEYS, enumName: 'PlacementJourney' })
  journey: Journey;
  /** The placement has ended, as agreed or early. @example false */
  isOver: boolean;
  /** Of both sides, in the order in which they are due. */
  tasks: ArrivalTaskDto[];
  /** Null while the end is not near, once it is long past, and if the two of you go on. */
  @ApiProperty({ type: () => PlacementEndingDto, nullable: true })
  ending: PlacementEndingDto | null;
  @ApiProperty({ type: () => FlightDto, nullable: true })
  flight: FlightDto | null;
  @ApiProperty({ type: () => PickUpDto, nullable: true })
  pickUp: PickUpDto | null;
  arrival: ArrivalDayDto;
  /** Yours, in their order. */
  checkIns: ArrivalCheckInDto[];
  /** Null outside Australia. */
  @ApiProperty({ type: () => StateCheckDto, nullable: true })
  workingWithChildren: StateCheckDto | null;
}

/** A placement that is ahead, in progress or has just ended, with what is next in its plan. */
export class ArrivalSummary {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  with: ArrivalPartnerDto;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** By the family’s calendar. @example '2027-01-03' */
  @ApiProperty({ format: 'date' })
  today: string;
  /** Your open task that is due first. */
  @ApiProperty({ type: () => ArrivalTaskDto, nullable: true })
  nextTask: ArrivalTaskDto | null;
  /** The day of your check-in that waits for an answer, the latest one. @example 7 */
  @ApiProperty({ type: 'integer', nullable: true })
  openCheckIn: number | null;
  /** Whether either of you is asked today if the au pair has arrived. @example false */
  arrivalAsked: boolean;
  /** As in the plan. */
  @ApiProperty({ type: () => EndingSummaryDto, nullable: true })
  ending: EndingSummaryDto | null;
}

/** The next placement first; those that have ended are last. */
export class ArrivalSummaries {
  items: ArrivalSummary[];
}

/** Something of a plan has changed. */
@ApiSchema({ name: 'ArrivalChanged' })
export class ArrivalChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
}

export const toArrivalDay = (plan: ArrivalPlan, isAsked: boolean): ArrivalDayDto => ({
  expectedOn: expectedOn(plan),
  isAsked,
  arrivedAt: plan.arrivedAt?.toISOString() ?? null,
});

function toFlightPart(place: string | null, timeZone: string | null, at: Date | null): FlightPartDto | null {
  if (place === null || timeZone === null || at === null) return null;
  return { place, timeZone, localTime: wallTimeOf(at, timeZone), at: at.toISOString() };
}

export function toFlight(plan: ArrivalPlan): FlightDto | null {
  const departure = toFlightPart(plan.departureAirport, plan.departureTimeZone, plan.departureAt);
  const arrival = toFlightPart(plan.arrivalAirport, plan.arrivalTimeZone, plan.arrivalAt);
  return plan.flightNumber !== null && departure && arrival ? { number: plan.flightNumber, departure, arrival } : null;
}

export const toPickUp = ({ pickUpBy: by, pickUpLocation: place }: ArrivalPlan): PickUpDto | null =>
  by !== null && place !== null ? { by, place, version: versionOf([by, place]) } : null;

const versionOf = (content: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

export const toCheckIn = (
  { day, dueOn, answer, supportRequestId }: ArrivalCheckIn,
  today: string,
): ArrivalCheckInDto => ({ day, dueOn, isDue: dueOn <= today, answer, supportRequestId });

export const toCheckFee = ({ value, validFrom, source }: LegalFact): CheckFeeDto => ({
  amount: value,
  validFrom,
  sourceTitle: source.title,
  sourceUrl: source.url,
});
