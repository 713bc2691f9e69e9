import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey, StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, BeforeSecondFactor, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  ConfirmMfaFactorInput,
  PasswordAndCodeInput,
  EnrolMfaFactorInput,
  MfaEnrolmentDto,
  RecoveryCodesDto,
} from './mfa.dto.js';
import { MfaEnrolmentService } from './mfa-enrolment.service.js';
import { MfaRemovalService } from './mfa-removal.service.js';
import { RecoveryCodeRenewalService } from './recovery-code-renewal.service.js';

@ApiTags('Multi-factor')
@Controller('mfa-factors')
export class MfaController {
  constructor(
    private readonly enrolment: MfaEnrolmentService,
    private readonly removal: MfaRemovalService,
    private readonly renewal: RecoveryCodeRenewalService,
  ) {}

  @Post()
  @Access('signed-in')
  @IgnoresIdempotencyKey('It answers with a secret, which is not stored; asking again begins anew.')
  @BeforeSecondFactor()
  @RateLimit('write')
  @ApiOperation({
    summary: 'Start setting up an authenticator app',
    description:
      'Logging in does not ask for a code until you confirm the app with `confirmMfaFactor`. Needs the password if the login is older than 15 minutes.',
  })
  @ApiErrors(
    'validation_failed',
    'mfa_already_enabled',
    'reauthentication_required',
    'current_password_wrong',
    'unavailable',
  )
  async enrolMfaFactor(
    @CurrentUser() identity: Identity,
    @Body() { password }: EnrolMfaFactorInput,
  ): Promise<MfaEnrolmentDto> {
    return this.enrolment.enrol(identity, password);
  }

  @Post('confirm')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It answers with recovery codes, which are shown once and not stored; new ones can be made.')
  @BeforeSecondFactor()
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Finish setting up an authenticator app',
    description: 'Logging in now needs a code. The recovery codes in the response are shown only once.',
  })
  @ApiErrors('validation_failed', 'mfa_not_enabled', 'mfa_already_enabled')
  async confirmMfaFactor(
    @CurrentUser() identity: Identity,
    @Body() { code }: ConfirmMfaFactorInput,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.enrolment.confirm(identity, code) };
  }

  @Post('current/recovery-codes')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It answers with recovery codes, which are shown once and not stored; new ones can be made.')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Create new recovery codes',
    description:
      'Needs the password and a code or a passkey. The old recovery codes stop working; the new ones are shown only once.',
  })
  @ApiErrors('validation_failed', 'current_password_wrong', 'mfa_not_enabled', 'passkey_not_accepted', 'unavailable')
  async renewRecoveryCodes(
    @CurrentUser() identity: Identity,
    @Body() { password, ...proof }: PasswordAndCodeInput,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.renewal.renew(identity, password, proof) };
  }

  @Delete('current')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Switch the authenticator app off',
    description: 'Needs the password and a code or a passkey. Admins can only do this if they have a passkey.',
  })
  @ApiErrors(
    'validation_failed',
    'current_password_wrong',
    'mfa_mandatory',
    'mfa_not_enabled',
    'passkey_not_accepted',
    'unavailable',
  )
  async disableMfaFactor(
    @CurrentUser() identity: Identity,
    @Body() { password, ...proof }: PasswordAndCodeInput,
  ): Promise<void> {
    await this.removal.remove(identity, password, proof);
  }
}
