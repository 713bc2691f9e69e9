import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { MyPlan } from './my-plan.dto.js';
import { MyPlanService } from './my-plan.service.js';
import { PlansDto, PlansQuery } from './plan.dto.js';
import { PriceListService } from './price-list.service.js';

@ApiTags('Plans')
@Controller()
export class PlansController {
  constructor(
    private readonly prices: PriceListService,
    private readonly mine: MyPlanService,
  ) {}

  @Get('plans')
  @Access('public')
  @ApiOperation({
    summary: 'List the plans, with the prices of a region',
    description: 'What each includes, its price with tax, and the current discount.',
  })
  @ApiErrors('validation_failed')
  listPlans(@Query() { region }: PlansQuery): Promise<PlansDto> {
    return this.prices.of(region);
  }

  @Get('plan')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my plan: its end, what it includes and what is due' })
  getMyPlan(@CurrentUser() user: Identity): Promise<MyPlan> {
    return this.mine.read(user.userId);
  }
}
