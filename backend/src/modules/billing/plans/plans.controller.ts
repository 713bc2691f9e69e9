import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { PlansDto, PlansQuery } from './plan.dto.js';
import { PriceList } from './price-list.js';

@ApiTags('Plans')
@Controller()
export class PlansController {
  constructor(private readonly prices: PriceList) {}

  @Get('plans')
  @Access('public')
  @ApiOperation({
    summary: 'List the plans, with the prices of a region',
    description: 'What each gives, what it costs with tax, and what the offer of these days takes off.',
  })
  @ApiErrors('validation_failed')
  listPlans(@Query() { region }: PlansQuery): Promise<PlansDto> {
    return this.prices.of(region);
  }
}
