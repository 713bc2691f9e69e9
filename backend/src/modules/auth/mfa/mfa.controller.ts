import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ConfirmMfaFactorInput, DisableMfaFactorInput, MfaEnrolmentDto, RecoveryCodesDto } from './mfa.dto.js';
import { MfaEnrolment } from './mfa-enrolment.service.js';
import { MfaRemoval } from './mfa-removal.service.js';

@ApiTags('Multi-factor')
@Controller('mfa-factors')
export class MfaController {
  constructor(
    private readonly enrolment: MfaEnrolment,
    private readonly removal: MfaRemoval,
  ) {}

  @Post()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Start setting up an authenticator app',
    description: 'Nothing is asked for at sign-in before the app has shown with `confirmMfaFactor` that it works.',
  })
  @ApiErrors('mfa_already_enabled')
  async enrolMfaFactor(@CurrentUser() identity: Identity): Promise<MfaEnrolmentDto> {
    return this.enrolment.enrol(identity);
  }

  @Post('confirm')
  @Access('signed-in')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Finish setting up an authenticator app',
    description: 'From now on signing in takes a code. The recovery codes in the answer are shown this once.',
  })
  @ApiErrors('validation_failed', 'mfa_not_enabled', 'mfa_already_enabled')
  async confirmMfaFactor(
    @CurrentUser() identity: Identity,
    @Body() { code }: ConfirmMfaFactorInput,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.enrolment.confirm(identity, code) };
  }

  @Delete('current')
  @Access('signed-in')
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Switch the authenticator app off',
    description: 'Takes the password and a code. Administrators keep theirs.',
  })
  @ApiErrors('validation_failed', 'current_password_wrong', 'mfa_demanded', 'mfa_not_enabled', 'unavailable')
  async disableMfaFactor(
    @CurrentUser() identity: Identity,
    @Body() { password, code }: DisableMfaFactorInput,
  ): Promise<void> {
    await this.removal.remove(identity, password, code);
  }
}
