import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey, StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, BeforeSecondFactor, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  AddedPasskey,
  AddPasskeyInput,
  PasskeyAssertionOptions,
  PasskeyDto,
  PasskeyList,
  PasskeyNameInput,
  PasskeyRegistrationOptions,
  RecentPasswordInput,
  RemovePasskeyInput,
  toPasskeyDto,
} from './passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('Passkeys')
@Controller('passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @Access('signed-in')
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'List your passkeys', description: 'At most ten.' })
  async listPasskeys(@CurrentUser() identity: Identity): Promise<PasskeyList> {
    return { items: (await this.passkeys.list(identity)).map(toPasskeyDto) };
  }

  @Post('registration-options')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It answers with a challenge, which is not stored; asking again gives another one.')
  @BeforeSecondFactor()
  @RateLimit('write')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start adding a passkey',
    description:
      'Returns the options a browser needs to create one. Needs the password if the login is older than 15 minutes. Finish with `addPasskey`.',
  })
  @ApiErrors(
    'validation_failed',
    'reauthentication_required',
    'current_password_wrong',
    'passkey_limit_reached',
    'unavailable',
  )
  async startPasskeyRegistration(
    @CurrentUser() identity: Identity,
    @Body() { password }: RecentPasswordInput,
  ): Promise<PasskeyRegistrationOptions> {
    return this.passkeys.registrationOptions(identity, password);
  }

  @Post()
  @Access('signed-in')
  @IgnoresIdempotencyKey(
    'It may answer with recovery codes, which are not stored; the same passkey is never added twice.',
  )
  @BeforeSecondFactor()
  @RateLimit('write')
  @ApiOperation({
    summary: 'Add a passkey',
    description:
      'You can now log in with it, and logging in with the password asks for it too. The first one comes with recovery codes, shown only once.',
  })
  @ApiErrors('validation_failed', 'passkey_not_accepted', 'passkey_taken', 'passkey_limit_reached')
  async addPasskey(
    @CurrentUser() identity: Identity,
    @Body() { name, registration }: AddPasskeyInput,
  ): Promise<AddedPasskey> {
    const { passkey, recoveryCodes } = await this.passkeys.add(identity, name, registration);
    return { passkey: toPasskeyDto(passkey), recoveryCodes };
  }

  @Post('assertion-options')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It answers with a challenge, which is not stored; asking again gives another one.')
  @RateLimit('write')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start using a passkey instead of a code',
    description: 'For operations that ask a signed-in person for a code or a passkey.',
  })
  async startPasskeyConfirmation(@CurrentUser() { userId }: Identity): Promise<PasskeyAssertionOptions> {
    return this.passkeys.assertionOptions(userId);
  }

  @Patch(':id')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Rename a passkey' })
  @ApiErrors('validation_failed', 'not_found')
  async renamePasskey(
    @CurrentUser() identity: Identity,
    @UuidParam() id: string,
    @Body() { name }: PasskeyNameInput,
  ): Promise<PasskeyDto> {
    return toPasskeyDto(await this.passkeys.rename(identity, id, name));
  }

  @Delete(':id')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a passkey',
    description:
      'Needs the password if the login is older than 15 minutes. The last one of an account without an authenticator app stays unless `turnSecondStepOff` says so; admins keep theirs.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'reauthentication_required',
    'current_password_wrong',
    'last_second_factor',
    'mfa_mandatory',
    'unavailable',
  )
  async removePasskey(
    @CurrentUser() identity: Identity,
    @UuidParam() id: string,
    @Body() input: RemovePasskeyInput,
  ): Promise<void> {
    await this.passkeys.remove(identity, id, input);
  }
}
