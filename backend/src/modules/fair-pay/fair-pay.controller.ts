import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { Access } from '../../platform/identity/index.js';
import { PayCheckQuery, PlacementCostQuery, type PayCheckDto, type PlacementCostDto } from './fair-pay.dto.js';
import { FairPayService } from './fair-pay.service.js';

const CACHE = 'public, max-age=20';

@ApiTags('Fair pay')
@Controller()
export class FairPayController {
  constructor(private readonly pay: FairPayService) {}

  @Get('pay-check')
  @Access('public')
  @Header('cache-control', CACHE)
  @ApiOperation({
    summary: 'Check a week’s pay against the law',
    description:
      'The minimum pay for these hours, tax, super or holiday pay, and the au pair’s take-home pay, with current figures and sources. For information only; nothing is stored.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  getPayCheck(@Query() query: PayCheckQuery): Promise<PayCheckDto> {
    return this.pay.check(query);
  }

  @Get('placement-cost')
  @Access('public')
  @Header('cache-control', CACHE)
  @ApiOperation({
    summary: 'Add up what a placement costs a family',
    description:
      'Wages, super or holiday pay, a working with children check and our plan, for the given number of weeks.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  getPlacementCost(@Query() query: PlacementCostQuery): Promise<PlacementCostDto> {
    return this.pay.cost(query);
  }
}
