import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { Nested } from '../../platform/http/index.js';
import { OptionalText, Text, TimeZone } from '../../platform/validation/index.js';
import { namesContact } from '../profiles/index.js';
import { CHECK_IN_ANSWERS, type CheckInAnswer } from './check-ins/check-in-steps.js';
import { TASK_STATES, type TaskState } from './tasks/arrival-tasks.js';
import { messages } from './texts.js';

/** An airline’s two characters, perhaps a third letter, and up to four digits, however spaced. */
const FLIGHT_NUMBER = /^\s*(?:[A-Za-z]{2,3}|[A-Za-z]\d|\d[A-Za-z])\s*\d{1,4}[A-Za-z]?\s*$/;
const LOCAL_TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/;

export class ArrivalTaskInput {
  /** @example 'done' */
  @IsIn(TASK_STATES, { message: messages.state })
  @ApiProperty({ enum: TASK_STATES, enumName: 'ArrivalTaskState' })
  state: TaskState;
}

/** A place and what its clocks show then. */
export class FlightPartInput {
  /** @example 'Frankfurt (FRA)' */
  @Text({ min: 2, max: 60, words: messages.flight.place })
  place: string;

  /** IANA name. @example 'Europe/Berlin' */
  @TimeZone()
  timeZone: string;

  /** @example '2027-01-29T21:35' */
  @Matches(LOCAL_TIME, { message: messages.flight.time })
  @ApiProperty({ pattern: LOCAL_TIME.source, example: '2027-01-29T21:35' })
  localTime: string;
}

export class FlightInput {
  /** The last flight, with which you arrive. @example 'SQ221' */
  @Matches(FLIGHT_NUMBER, { message: messages.flight.number })
  @ApiProperty({ pattern: FLIGHT_NUMBER.source })
  number: string;

  /** Where the journey begins. */
  @Nested(() => FlightPartInput, { message: messages.flight.part })
  departure: FlightPartInput;

  @Nested(() => FlightPartInput, { message: messages.flight.part })
  arrival: FlightPartInput;
}

const NoContactHere = () =>
  ValidateBy({
    name: 'noContact',
    validator: {
      validate: (value) => typeof value !== 'string' || !namesContact(value),
      defaultMessage: () => messages.pickUp.contact,
    },
  });

export class PickUpInput {
  /** @example 'Ana, with the two boys' */
  @Text({ min: 2, max: 80, words: messages.pickUp.by })
  @NoContactHere()
  by: string;

  /** @example 'Terminal 1, arrivals hall B, next to the flower shop' */
  @Text({ min: 2, max: 160, words: messages.pickUp.place })
  @NoContactHere()
  place: string;

  /**
   * `version` of the pick-up that you have read; null if there was none. If omitted, nothing is compared.
   * @example '5f2a9c0d1e3b4a67'
   */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  @ApiPropertyOptional({ type: String, nullable: true })
  basedOn?: string | null;
}

export class ArrivedInput {
  /** False corrects an earlier yes. @example true */
  @IsBoolean({ message: messages.arrived })
  hasArrived: boolean;
}

export class CheckInInput {
  /** @example 'good' */
  @IsIn(CHECK_IN_ANSWERS, { message: messages.answerMissing })
  @ApiProperty({ enum: CHECK_IN_ANSWERS, enumName: 'CheckInAnswer' })
  answer: CheckInAnswer;

  /** Only our team reads it. @example 'The days are longer than we agreed.' */
  @OptionalText({ max: 2000, paragraphs: true, words: messages.note })
  note?: string | null;
}
