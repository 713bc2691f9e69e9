import { Body, Controller, Delete, Get, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../platform/errors/index.js';
import { sendPrivateFile, UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { PermissionStepInput, SupportLetterInput } from './employer-clock-input.dto.js';
import { EmployerClockDto, EmployerClocksDto } from './employer-clock.dto.js';
import { EmployerClocksService } from './employer-clocks.service.js';
import { SupportLettersService } from './letter/support-letters.service.js';
import { PermissionsService } from './permission/permissions.service.js';

@ApiTags('Employer clock')
@Controller('employer-clocks')
export class EmployerClockController {
  constructor(
    private readonly clocks: EmployerClocksService,
    private readonly permissions: PermissionsService,
    private readonly letters: SupportLettersService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List how many days are left with one employer, for my placements that are ahead or in progress',
  })
  listEmployerClocks(@CurrentUser() user: Identity): Promise<EmployerClocksDto> {
    return this.clocks.list(user.userId);
  }

  @Get(':agreementId')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read how many days are left with one employer',
    description:
      'Calculated from the current visa rule or a permission, with sources and history. Information, not advice.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getEmployerClock(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
  ): Promise<EmployerClockDto> {
    return this.clocks.read(agreementId, user.userId);
  }

  @Put(':agreementId/permission')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Record a step of the permission to work longer',
    description: 'Asked, granted or declined. Recording the newest step again changes nothing.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async recordPermission(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() input: PermissionStepInput,
  ): Promise<EmployerClockDto> {
    await this.permissions.record(agreementId, user.userId, input);
    return this.clocks.read(agreementId, user.userId);
  }

  @Delete(':agreementId/permission/:entryId')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Withdraw the newest step I recorded',
    description: 'It stays in the history. Idempotent.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async removePermissionStep(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @UuidParam('entryId') entryId: string,
  ): Promise<EmployerClockDto> {
    await this.permissions.remove(agreementId, user.userId, entryId);
    return this.clocks.read(agreementId, user.userId);
  }

  @Put(':agreementId/support-letter')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Write why we ask for more time, for our letter of support',
    description: 'For the family. Without a reason the prefilled one is used.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async saveSupportLetter(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() { reason = null }: SupportLetterInput,
  ): Promise<EmployerClockDto> {
    await this.letters.setReason(agreementId, user.userId, reason);
    return this.clocks.read(agreementId, user.userId);
  }

  @Get(':agreementId/support-letter.pdf')
  @Access('signed-in')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The letter, ready to sign' })
  @ApiOperation({
    summary: 'Download the family’s letter of support as a PDF',
    description: 'Filled in from the agreement. For the two people only.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async downloadSupportLetter(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'application/pdf', await this.letters.pdf(agreementId, user.userId));
  }
}
