import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import { LegalFactsQuery, type LegalFactsDto } from './legal-fact.dto.js';
import { PublicFactsService } from './public-facts.service.js';

@ApiTags('Legal facts')
@Controller('legal-facts')
export class LegalFactsController {
  constructor(private readonly facts: PublicFactsService) {}

  @Get()
  @Access('public')
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({
    summary: 'List the figures that laws and authorities of a region set',
    description: 'Wages, tax, super, leave, fees of checks and others, as they are valid today, each with its source.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listLegalFacts(@Query() { region }: LegalFactsQuery): Promise<LegalFactsDto> {
    return this.facts.of(region);
  }
}
