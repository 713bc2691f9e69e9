import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { factIn, type RegionTable } from '../../platform/facts/index.js';
import { QueryChoice, QueryFlag, QueryNumber } from '../../platform/validation/index.js';
import { REGIONS, regionFacts, type Region } from '../country/index.js';
import { isAmber, PAY_NOTES, type PayCheck, type PayNote } from './pay-check.js';
import { COST_PARTS, STATES, type CostPart, type PlacementCost, type State } from './placement-cost.js';
import { messages } from './texts.js';
import { BOARD_KINDS, FactReader, floorOf, type BoardKind, type PayQuestion, type UsedFact } from './week.js';

const DECIMAL = /^\d{1,6}(?:\.\d{1,2})?$/;

/** A number with up to two decimals. */
function Decimal(min: number, max: number, message: string): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value,
    )(target, key);
    ValidateBy({
      name: 'decimal',
      validator: {
        validate: (value) => typeof value === 'number' && value >= min && value <= max,
        defaultMessage: () => message,
      },
    })(target, key);
    ApiProperty({ type: 'number', minimum: min, maximum: max })(target, key);
  };
}

/** A week, in the region's currency. Nothing is stored. */
export class PayCheckQuery {
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;

  /** Hours a week. @example 30 */
  @Decimal(1, 60, messages.hours)
  hours: number;

  /** Weekly wages before tax and deductions; the legal minimum if omitted. @example 812.4 */
  @IsOptional()
  @Decimal(0, 5000, messages.pay)
  pay?: number;

  /** Board and lodging: included, or a deduction for both, or for lodging alone. @example 'included' */
  @QueryChoice(BOARD_KINDS, 'BoardKind')
  board?: BoardKind;

  /** Taken off each week. @example 0 */
  @IsOptional()
  @Decimal(0, 5000, messages.deduction)
  deduction?: number;

  /** Both have signed the deduction. @example true */
  @QueryFlag()
  deductionAgreed?: boolean;

  /** Age; an adult if omitted. @example 19 */
  @QueryNumber(18, 60)
  age?: number;

  /** @example false */
  @QueryFlag()
  casual?: boolean;

  /** Within the first three months. @example false */
  @QueryFlag()
  firstMonths?: boolean;
}

export class PlacementCostQuery extends PayCheckQuery {
  /** How long, in weeks. @example 26 */
  @Decimal(1, 104, messages.weeks)
  weeks: number;

  /** Adds the working with children check of an Australian state, if the family pays it. @example 'NSW' */
  @QueryChoice(STATES, 'AustralianState')
  state?: State;

  /** Our plan. @example 'standard' */
  @QueryChoice(['standard', 'premium'], 'PaidPlan')
  plan?: 'standard' | 'premium';
}

@ApiSchema({ name: 'PayFloor' })
export class PayFloorDto {
  /** The legal fact with the rate, in `facts`. @example 'award_level2_hour' */
  factKey: string;
  /** An adult’s hour. @example 2708 */
  @ApiProperty({ type: 'integer' })
  baseCents: number;
  /** Junior rate in percent; null for an adult. @example 82.5 */
  @ApiProperty({ type: Number, nullable: true })
  juniorShare: number | null;
  /** Casual loading in percent; null without it. @example 25 */
  @ApiProperty({ type: Number, nullable: true })
  loading: number | null;
  /** @example 2708 */
  @ApiProperty({ type: 'integer' })
  hourlyCents: number;
  /** @example 81240 */
  @ApiProperty({ type: 'integer' })
  weeklyCents: number;
}

/** The legal minimum of an adult’s hour, with its source. */
@ApiSchema({ name: 'HourlyFloor' })
export class HourlyFloorDto {
  /** @example 'AUD' */
  @ApiProperty({ enum: ['AUD', 'NZD'], enumName: 'Currency' })
  currency: 'AUD' | 'NZD';
  /** @example 2708 */
  @ApiProperty({ type: 'integer' })
  hourlyCents: number;
  /** @example '2026-07-01' */
  @ApiProperty({ format: 'date' })
  since: string;
  /** @example '2026-11-23' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
  /** @example 'Fair Work Ombudsman: pay guide of the Miscellaneous Award' */
  sourceTitle: string;
  /** @example 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages/pay-guides' */
  @ApiProperty({ format: 'uri' })
  sourceUrl: string;
}

@ApiSchema({ name: 'PayNoteOfWeek' })
export class PayNoteDto {
  /** @example 'below_floor' */
  @ApiProperty({ enum: PAY_NOTES, enumName: 'PayNote' })
  code: PayNote;
  /** A legal problem to fix; otherwise information. @example true */
  amber: boolean;
}

/** A legal fact used in the result. */
@ApiSchema({ name: 'UsedLegalFact' })
export class UsedFactDto {
  /** @example 'award_level2_hour' */
  key: string;
  /** @example 27.08 */
  value: number;
  /** @example 'AUD an hour' */
  unit: string;
  /** @example '2026-07-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;
  /** @example '2026-11-23' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
  /** @example 'Fair Work Ombudsman: pay guide of the Miscellaneous Award' */
  title: string;
  /** @example 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages/pay-guides' */
  @ApiProperty({ format: 'uri' })
  url: string;
}

/** A week's pay compared with the law, in cents of the region's currency. Information, not advice. */
@ApiSchema({ name: 'PayCheck' })
export class PayCheckDto {
  /** @example 'AUD' */
  @ApiProperty({ enum: ['AUD', 'NZD'], enumName: 'Currency' })
  currency: 'AUD' | 'NZD';
  /** @example 1800 */
  @ApiProperty({ type: 'integer' })
  minutes: number;
  /** Wages before tax. @example 81240 */
  @ApiProperty({ type: 'integer' })
  weeklyCents: number;
  /** @example 2708 */
  @ApiProperty({ type: 'integer' })
  hourlyCents: number;
  floor: PayFloorDto;
  /** The shortfall to the legal minimum. @example 0 */
  @ApiProperty({ type: 'integer' })
  shortCents: number;
  /** Tax of working holiday makers, or PAYE with the ACC levy. @example 12186 */
  @ApiProperty({ type: 'integer' })
  taxCents: number;
  /** Weeks at this pay until a higher rate of tax begins. @example 43 */
  @ApiProperty({ type: 'integer', nullable: true })
  weeksUntilHigherTax: number | null;
  /** That rate in percent. @example 30 */
  @ApiProperty({ type: Number, nullable: true })
  higherTaxRate: number | null;
  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  deductionCents: number;
  /** The maximum deduction without a signed amount; null if the law sets none. @example 10778 */
  @ApiProperty({ type: 'integer', nullable: true })
  mostDeductionCents: number | null;
  /** The au pair's net pay. @example 69054 */
  @ApiProperty({ type: 'integer' })
  inHandCents: number;
  /** Superannuation, paid by the family on top. @example 0 */
  @ApiProperty({ type: 'integer' })
  superCents: number;
  /** Accrued paid leave. @example 6249 */
  @ApiProperty({ type: 'integer' })
  leaveCents: number;
  /** The family's total weekly cost. @example 87489 */
  @ApiProperty({ type: 'integer' })
  familyCents: number;
  notes: PayNoteDto[];
  facts: UsedFactDto[];
}

@ApiSchema({ name: 'PlacementCostLine' })
export class CostLineDto {
  /** @example 'wages' */
  @ApiProperty({ enum: COST_PARTS, enumName: 'PlacementCostPart' })
  part: CostPart;
  /** @example 2112240 */
  @ApiProperty({ type: 'integer' })
  cents: number;
}

/** The cost of a placement for a family, as far as law and our plans determine it. */
@ApiSchema({ name: 'PlacementCost' })
export class PlacementCostDto {
  /** @example 26 */
  weeks: number;
  lines: CostLineDto[];
  /** @example 2274714 */
  @ApiProperty({ type: 'integer' })
  totalCents: number;
  /** The current discount on our plan, in percent. @example 100 */
  @ApiProperty({ type: 'integer', nullable: true })
  percentOff: number | null;
  /** One week of the placement. */
  week: PayCheckDto;
  facts: UsedFactDto[];
}

const toUsedFact = ({ key, value, unit, validFrom, checkedOn, source }: UsedFact): UsedFactDto => ({
  key,
  value,
  unit,
  validFrom,
  checkedOn,
  title: source.title,
  url: source.url,
});

const unique = (facts: readonly UsedFact[]): UsedFactDto[] =>
  [...new Map(facts.map((fact) => [fact.key, fact])).values()].map(toUsedFact);

export function toPayCheck(
  { region, minutes, weeklyCents, deductionCents }: PayQuestion,
  check: PayCheck,
): PayCheckDto {
  const { floor, tax, notes, facts, ...sums } = check;
  return {
    currency: region === 'australia' ? 'AUD' : 'NZD',
    minutes,
    weeklyCents,
    deductionCents,
    ...sums,
    floor,
    taxCents: tax.cents,
    weeksUntilHigherTax: tax.weeksUntilHigher,
    higherTaxRate: tax.higherRate,
    notes: notes.map((code) => ({ code, amber: isAmber(code) })),
    facts: unique(facts),
  };
}

const ADULTS_HOUR = { age: null, casual: false, firstMonths: false };

export function toHourlyFloor(region: Region, table: RegionTable): HourlyFloorDto {
  const { factKey, hourlyCents } = floorOf({ region, ...ADULTS_HOUR }, new FactReader(table));
  const { validFrom, checkedOn, source } = factIn(table, factKey);
  return {
    currency: regionFacts(region).currency,
    hourlyCents,
    since: validFrom,
    checkedOn,
    sourceTitle: source.title,
    sourceUrl: source.url,
  };
}

export const toPlacementCost = (
  weeks: number,
  cost: PlacementCost,
  week: PayCheckDto,
  percentOff: number | null,
): PlacementCostDto => ({
  weeks,
  lines: [...cost.lines],
  totalCents: cost.totalCents,
  percentOff,
  week,
  facts: unique(cost.facts),
});
