import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { REGIONS } from '../../country/index.js';
import { AdminFactsQuery, type AdminFact, type AdminFactsList } from './admin-fact.dto.js';
import { AdminFactCorrection, AdminFactInput } from './admin-fact.dto.js';
import { FactsAdminService } from './facts-admin.service.js';

const REGION = { name: 'region', enum: REGIONS, enumName: 'Region', example: 'australia' } as const;
const KEY = { name: 'key', schema: { type: 'string' }, example: 'award_level2_hour' } as const;

@ApiTags('Admin facts')
@Controller('admin/legal-facts')
export class FactsAdminController {
  constructor(private readonly facts: FactsAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List the legal facts of a region',
    description: 'Each with all its values. Those to review first are at the top.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listAdminFacts(@Query() { region }: AdminFactsQuery): Promise<AdminFactsList> {
    return this.facts.list(region);
  }

  @Get(':region/:key')
  @Access('admin')
  @ApiParam(REGION)
  @ApiParam(KEY)
  @ApiOperation({ summary: 'Get a legal fact with all its values' })
  @ApiErrors('not_found')
  getAdminFact(@Param('region') region: string, @Param('key') key: string): Promise<AdminFact> {
    return this.facts.read(region, key);
  }

  @Post(':region/:key/rows')
  @Access('admin')
  @RateLimit('write')
  @ApiParam(REGION)
  @ApiParam(KEY)
  @ApiOperation({
    summary: 'Add a value that is valid from a day on',
    description: 'Earlier values stay, and agreements made under them keep them.',
  })
  @ApiErrors('validation_failed', 'not_found', 'conflict')
  addFactRow(
    @CurrentUser() admin: Identity,
    @Param('region') region: string,
    @Param('key') key: string,
    @Body() input: AdminFactInput,
  ): Promise<AdminFact> {
    return this.facts.add(admin.userId, region, key, input);
  }

  @Put(':region/:key/rows/:id')
  @Access('admin')
  @RateLimit('write')
  @ApiParam(REGION)
  @ApiParam(KEY)
  @ApiOperation({
    summary: 'Correct a value',
    description: 'Errors are listed by field. Pages show the correction within a minute.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'conflict')
  correctFactRow(
    @CurrentUser() admin: Identity,
    @Param('region') region: string,
    @Param('key') key: string,
    @UuidParam() id: string,
    @Body() input: AdminFactCorrection,
  ): Promise<AdminFact> {
    return this.facts.correct(admin.userId, { region, key, id }, input);
  }
}
