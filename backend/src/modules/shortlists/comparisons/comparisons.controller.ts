import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { Comparison, ComparisonQuery } from './comparison.dto.js';
import { ComparisonsService } from './comparisons.service.js';

@ApiTags('Comparisons')
@Controller('comparisons')
export class ComparisonsController {
  constructor(private readonly comparisons: ComparisonsService) {}

  @Get()
  @Access('signed-in')
  @RateLimit('search')
  @ApiOperation({
    summary: 'Compare up to four people',
    description: 'Each with what their page shows. Someone who is paused, hidden or gone is left out.',
  })
  @ApiErrors('validation_failed', 'forbidden')
  comparePeople(@CurrentUser() user: Identity, @Query() { ids }: ComparisonQuery): Promise<Comparison> {
    return this.comparisons.of(user, ids);
  }
}
