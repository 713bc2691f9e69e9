import { Injectable } from '@nestjs/common';
import { invalidField } from '../../platform/errors/index.js';
import { LegalFactsService, type RegionTable } from '../../platform/facts/index.js';
import type { Region } from '../country/index.js';
import { PriceListService } from '../billing/index.js';
import { checkPay } from './pay-check.js';
import {
  toHourlyFloor,
  toPayCheck,
  toPlacementCost,
  type HourlyFloorDto,
  type PayCheckDto,
  type PayCheckQuery,
  type PlacementCostDto,
  type PlacementCostQuery,
} from './fair-pay.dto.js';
import { placementCost, type CostLine } from './placement-cost.js';
import { messages } from './texts.js';
import { FactReader, cents, floorOf, type PayQuestion } from './week.js';

const WEEKS_PER_MONTH = 52 / 12;

/** Compares a week's pay with today's law, and estimates the cost of a placement. */
@Injectable()
export class FairPayService {
  constructor(
    private readonly facts: LegalFactsService,
    private readonly prices: PriceListService,
  ) {}

  /** Throws `validation_failed` if the deduction exceeds the pay. */
  async check(query: PayCheckQuery): Promise<PayCheckDto> {
    const table = (await this.facts.today())[query.region];
    return this.answer(questionOf(query, table), table);
  }

  /** Compares a week with a table of facts, such as those of the day of a signature. */
  answer(question: PayQuestion, table: RegionTable): PayCheckDto {
    return toPayCheck(question, checkPay(question, table));
  }

  /** The legal minimum of an adult's hour on a day to come (an ISO date), or today. */
  async hourlyFloor(region: Region, startsOn: string | null): Promise<HourlyFloorDto> {
    return toHourlyFloor(region, await this.facts.ahead(region, startsOn));
  }

  /** Throws `validation_failed` if the deduction exceeds the pay. */
  async cost(query: PlacementCostQuery): Promise<PlacementCostDto> {
    const { region, weeks, state, plan } = query;
    const table = (await this.facts.today())[region];
    const week = questionOf(query, table);
    const { lines, percentOff } = await this.planLines(query);
    const ownState = region === 'australia' ? (state ?? null) : null;
    const cost = placementCost({ week, weeks, state: ownState, plan: plan ? lines : [] }, table);
    return toPlacementCost(weeks, cost, this.answer(week, table), plan ? percentOff : null);
  }

  private async planLines({ region, plan, weeks }: PlacementCostQuery): Promise<{
    lines: CostLine[];
    percentOff: number | null;
  }> {
    const found = (await this.prices.of(region)).items.find(({ key }) => key === plan);
    const percentOff = found?.offer?.percentOff ?? null;
    const lines = (found?.parts ?? []).map(({ key, amountCents, everyMonths }) => {
      const times = everyMonths === null ? 1 : Math.ceil(weeks / (everyMonths * WEEKS_PER_MONTH));
      return { part: `plan_${key}` as const, cents: cents((amountCents * times * (100 - (percentOff ?? 0))) / 100) };
    });
    return { lines, percentOff };
  }
}

function questionOf(query: PayCheckQuery, table: RegionTable): PayQuestion {
  const { region, hours, pay, board = 'included', deduction = 0 } = query;
  const week = {
    region,
    minutes: Math.round(hours * 60),
    board,
    deductionCents: board === 'included' ? 0 : cents(deduction * 100),
    deductionAgreed: query.deductionAgreed ?? false,
    age: query.age ?? null,
    casual: query.casual ?? false,
    firstMonths: query.firstMonths ?? false,
  };
  const leastOf = (question: PayQuestion) =>
    cents(floorOf(question, new FactReader(table)).hourlyCents * (week.minutes / 60));
  const weeklyCents = pay === undefined ? leastOf({ ...week, weeklyCents: 0 }) : cents(pay * 100);
  if (week.deductionCents > weeklyCents) throw invalidField('deduction', messages.deductionAbovePay);
  return { ...week, weeklyCents };
}
