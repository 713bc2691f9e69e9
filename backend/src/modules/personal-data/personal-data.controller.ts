import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { StoresOwnAnswer } from '../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { DataExportsService } from './exports/data-exports.service.js';
import { sendExport } from './exports/send-export.js';
import { DataExportDto, ErasureInput, PersonalDataState } from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

@ApiTags('Personal data')
@Controller('personal-data/me')
export class PersonalDataController {
  constructor(
    private readonly data: PersonalDataService,
    private readonly exports: DataExportsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read the state of your own data requests',
    description: 'Requested exports, whether the account will be deleted, and what prevents it.',
  })
  getMyPersonalData(@CurrentUser() { userId }: Identity): Promise<PersonalDataState> {
    return this.data.stateOf(userId);
  }

  @Post('exports')
  @Access('signed-in')
  @RateLimit('data-export')
  @ApiOperation({
    summary: 'Request a data export',
    description: 'An email says when it can be downloaded. It is kept for seven days.',
  })
  @ApiErrors('export_already_requested')
  requestOwnExport(@CurrentUser() { userId }: Identity): Promise<DataExportDto> {
    return this.data.askForExport(userId);
  }

  @Get('exports/:id/file')
  @Access('signed-in')
  @ApiOperation({ summary: 'Download your data export', description: 'A ZIP, only for the person who requested it.' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors('validation_failed', 'not_found')
  async getMyExportFile(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, await this.exports.openOwn(id, userId));
  }

  @Post('erasure')
  @Access('signed-in')
  @StoresOwnAnswer()
  @HttpCode(200)
  @RateLimit('write')
  @ApiOperation({
    summary: 'Ask to delete my account',
    description: 'Takes effect after 14 days. Until then the profile is hidden and you can cancel.',
  })
  @ApiErrors('validation_failed', 'current_password_wrong', 'rate_limited', 'erasure_not_possible', 'unavailable')
  eraseMyAccount(@CurrentUser() { userId }: Identity, @Body() { password }: ErasureInput): Promise<PersonalDataState> {
    return this.data.leave(userId, password);
  }

  @Delete('erasure')
  @Access('signed-in')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel the deletion of my account',
    description: 'Idempotent: does nothing if no deletion was requested.',
  })
  cancelOwnErasure(@CurrentUser() { userId }: Identity): Promise<PersonalDataState> {
    return this.data.stay(userId);
  }
}
