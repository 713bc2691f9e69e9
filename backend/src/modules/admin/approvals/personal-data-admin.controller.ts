import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PersonalDataState, sendExport } from '../../personal-data/index.js';
import { CancelErasureInput } from './approval.dto.js';
import { PersonalDataAdminService } from './personal-data-admin.service.js';

@ApiTags('Admin privacy')
@Controller('admin')
export class PersonalDataAdminController {
  constructor(private readonly adminService: PersonalDataAdminService) {}

  @Get('people/:id/personal-data')
  @Access('admin')
  @ApiOperation({ summary: 'Read the state of a person’s data requests' })
  @ApiErrors('validation_failed')
  getPersonalDataOfPerson(@UuidParam() id: string): Promise<PersonalDataState> {
    return this.adminService.stateOf(id);
  }

  @Get('exports/:id/file')
  @Access('admin')
  @ApiOperation({
    summary: 'Download an export that you proposed',
    description: 'The download is recorded in the audit log.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors('validation_failed', 'not_found')
  async getProposedExportFile(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, await this.adminService.openExport(userId, id));
  }

  @Post('people/:id/erasure-withdrawals')
  @Access('admin')
  @HttpCode(200)
  @RateLimit('write')
  @ApiOperation({ summary: 'Cancel the erasure of a person', description: 'The person is notified by email.' })
  @ApiErrors('validation_failed')
  withdrawErasure(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() { reason }: CancelErasureInput,
  ): Promise<PersonalDataState> {
    return this.adminService.cancelErasure(userId, id, reason);
  }
}
