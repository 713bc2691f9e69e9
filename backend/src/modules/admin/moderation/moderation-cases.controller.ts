import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { ApiAttachmentFile, sendAttachment } from '../../messaging/index.js';
import { ModerationCaseDto, ModerationCasesPage, ModerationCasesQuery } from './moderation-case.dto.js';
import { AppealDecisionInput, ModerationDecisionInput } from './moderation-decision.dto.js';
import { ModerationAdminService } from './moderation-admin.service.js';

@ApiTags('Moderation')
@Controller('admin/moderation-cases')
export class ModerationCasesController {
  constructor(private readonly adminService: ModerationAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List moderation cases',
    description: 'Reports, held messages, profiles, appeals.',
  })
  @ApiErrors('validation_failed')
  listModerationCases(@Query() query: ModerationCasesQuery): Promise<ModerationCasesPage> {
    return this.adminService.list(query);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({ summary: 'Open a case', description: 'Each request is recorded in the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  openModerationCase(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ModerationCaseDto> {
    return this.adminService.open(id, admin.userId);
  }

  @Get(':id/files/:fileId')
  @Access('admin')
  @ApiOperation({
    summary: 'Open a file of a message in a case',
    description: 'Each request is recorded in the audit log.',
  })
  @ApiAttachmentFile()
  @ApiErrors('validation_failed', 'not_found')
  async openCaseFile(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @UuidParam('fileId') fileId: string,
    @Headers('range') range: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendAttachment(reply, await this.adminService.openFile(id, fileId, admin.userId), range);
  }

  @Put(':id/claim')
  @Access('admin')
  @ApiOperation({ summary: 'Claim a case', description: 'For half an hour, no one else can decide it.' })
  @ApiErrors('validation_failed', 'not_found', 'case_claimed', 'case_already_decided')
  claimModerationCase(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ModerationCaseDto> {
    return this.adminService.claim(id, admin.userId);
  }

  @Delete(':id/claim')
  @Access('admin')
  @ApiOperation({ summary: 'Release a case' })
  @ApiErrors('validation_failed', 'not_found', 'case_claimed', 'case_already_decided')
  unclaimModerationCase(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ModerationCaseDto> {
    return this.adminService.letGo(id, admin.userId);
  }

  @Post(':id/decision')
  @Access('admin')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Decide a case',
    description: 'The person and everyone who reported it are notified. The person can appeal for 30 days.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'case_claimed',
    'case_not_claimed',
    'case_changed',
    'case_already_decided',
    'second_admin_required',
  )
  decideModerationCase(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ModerationDecisionInput,
  ): Promise<ModerationCaseDto> {
    return this.adminService.decide(id, admin.userId, input);
  }

  @Post(':id/appeal-decision')
  @Access('admin')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Decide an appeal',
    description: 'The admin who made the first decision can’t decide it. If overturned, the decision is undone.',
  })
  @ApiErrors('validation_failed', 'not_found', 'case_already_decided', 'cannot_review_own_decision')
  decideAppeal(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: AppealDecisionInput,
  ): Promise<ModerationCaseDto> {
    return this.adminService.decideAppeal(id, admin.userId, input);
  }
}
