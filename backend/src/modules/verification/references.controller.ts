import { Body, Controller, Delete, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { ReferenceInput } from './reference.dto.js';
import { ReferencesService } from './references.service.js';
import { OwnVerification } from './verification.dto.js';
import { VerificationService } from './verification.service.js';

@ApiTags('Verification')
@Controller('verifications/me/references')
export class ReferencesController {
  constructor(
    private readonly references: ReferencesService,
    private readonly verification: VerificationService,
  ) {}

  @Post()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Ask someone for a reference',
    description: 'They get an email with a form that works once, for 30 days. At most two people at a time.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'not_found', 'profile_missing', 'reference_limit_reached')
  async askForReference(@CurrentUser() user: Identity, @Body() input: ReferenceInput): Promise<OwnVerification> {
    await this.references.ask(user.userId, input);
    return this.verification.own(user.userId);
  }

  @Post(':id/mails')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Email a referee again', description: 'The link in the earlier email stops working.' })
  @ApiErrors('validation_failed', 'not_found', 'reference_already_answered')
  async resendReferenceRequest(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<OwnVerification> {
    await this.references.mailAgain(user.userId, id);
    return this.verification.own(user.userId);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Withdraw a request for a reference', description: 'Its link stops working.' })
  @ApiErrors('validation_failed', 'not_found', 'reference_already_answered')
  async withdrawReference(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<OwnVerification> {
    await this.references.withdraw(user.userId, id);
    return this.verification.own(user.userId);
  }
}
