import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { REGIONS } from '../../country/index.js';
import {
  AdminVisaConfirmationInput,
  AdminVisaRulesInput,
  AdminVisaRulesQuery,
  type AdminVisaRuleSet,
  type AdminVisaRuleSets,
} from './visa-rule.dto.js';
import { VisaRulesAdminService } from './visa-rules-admin.service.js';
import { AdminVisaTrialInput, type AdminVisaTrial } from './visa-trial.dto.js';

const REGION = { name: 'region', enum: REGIONS, enumName: 'Region', example: 'australia' } as const;
const VISA = { name: 'visa', schema: { type: 'string' }, example: '417' } as const;
const PASSPORT = { name: 'passport', schema: { type: 'string' }, example: 'GB' } as const;

@ApiTags('Admin visas')
@Controller('admin/visa-rules')
export class VisaRulesAdminController {
  constructor(private readonly rules: VisaRulesAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List the rules of visas of a region',
    description: 'By visa and passport, each with all its rules.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listAdminVisaRules(@Query() { region }: AdminVisaRulesQuery): Promise<AdminVisaRuleSets> {
    return this.rules.list(region);
  }

  @Get(':region/:visa/:passport')
  @Access('admin')
  @ApiParam(REGION)
  @ApiParam(VISA)
  @ApiParam(PASSPORT)
  @ApiOperation({
    summary: 'Get the rules of a visa for a passport',
    description: 'Empty if the visa has no rules for this passport yet.',
  })
  @ApiErrors('not_found')
  getAdminVisaRules(
    @Param('region') region: string,
    @Param('visa') visa: string,
    @Param('passport') passport: string,
  ): Promise<AdminVisaRuleSet> {
    return this.rules.read({ region, visa, passport });
  }

  @Post(':region/:visa/:passport/trials')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(200)
  @ApiParam(REGION)
  @ApiParam(VISA)
  @ApiParam(PASSPORT)
  @ApiOperation({
    summary: 'Try rules before they are published',
    description: 'Problems that prevent publishing, and example answers under the published and the new rules.',
  })
  @ApiErrors('validation_failed', 'not_found')
  tryVisaRules(
    @Param('region') region: string,
    @Param('visa') visa: string,
    @Param('passport') passport: string,
    @Body() input: AdminVisaTrialInput,
  ): Promise<AdminVisaTrial> {
    return this.rules.try({ region, visa, passport }, input);
  }

  @Put(':region/:visa/:passport')
  @Access('admin')
  @RateLimit('write')
  @ApiParam(REGION)
  @ApiParam(VISA)
  @ApiParam(PASSPORT)
  @ApiOperation({
    summary: 'Publish the rules of a visa for a passport',
    description:
      'Send all of them, without gaps or overlaps. A rule that has been in force stays, with a last day. Earlier agreements keep the rules of their day.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  publishVisaRules(
    @CurrentUser() admin: Identity,
    @Param('region') region: string,
    @Param('visa') visa: string,
    @Param('passport') passport: string,
    @Body() input: AdminVisaRulesInput,
  ): Promise<AdminVisaRuleSet> {
    return this.rules.publish(admin.userId, { region, visa, passport }, input);
  }

  @Post(':region/:visa/confirmations')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiParam(REGION)
  @ApiParam(VISA)
  @ApiOperation({ summary: 'Confirm that the rules of a visa were compared with their sources' })
  @ApiErrors('validation_failed', 'not_found')
  confirmVisaRules(
    @CurrentUser() admin: Identity,
    @Param('region') region: string,
    @Param('visa') visa: string,
    @Body() input: AdminVisaConfirmationInput,
  ): Promise<void> {
    return this.rules.confirm(admin.userId, { region, visa }, input);
  }
}
