import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  AgreementOpeningInput,
  AgreementRegisterService,
  AgreementRegisterPage,
  AgreementRegisterQuery,
  AgreementWithdrawalInput,
  RegisteredAgreementDetail,
} from '../../agreements/index.js';
import { AgreementsAdminService } from './agreements-admin.service.js';

@ApiTags('Admin agreements')
@Controller('admin/agreements')
export class AgreementsAdminController {
  constructor(
    private readonly register: AgreementRegisterService,
    private readonly admin: AgreementsAdminService,
  ) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List agreements',
    description: 'Last changed first. Drafts that were never proposed are private and not included.',
  })
  @ApiErrors('validation_failed')
  listAllAgreements(@Query() query: AgreementRegisterQuery): Promise<AgreementRegisterPage> {
    return this.register.list(query);
  }

  @Post(':id/openings')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Open an agreement, with a reason',
    description: 'Returns its history. The audit log records who opened it, when and why.',
  })
  @ApiErrors('validation_failed', 'not_found')
  openAgreement(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: AgreementOpeningInput,
  ): Promise<RegisteredAgreementDetail> {
    return this.admin.open(admin.userId, id, reason);
  }

  @Post(':id/withdrawal')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Cancel an agreement that has not begun, or end one that has',
    description:
      'For fraud, a ban, or someone in danger. Both people are notified that an admin did it, with the category. The reason is only for the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  withdrawAgreement(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: AgreementWithdrawalInput,
  ): Promise<RegisteredAgreementDetail> {
    return this.admin.withdraw(admin.userId, id, input);
  }
}
