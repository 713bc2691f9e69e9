import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, BeforeSecondFactor, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { EmailVerificationDto, VerifyEmailInput } from './email-verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';

@ApiTags('Accounts')
@Controller('email-verifications')
export class EmailVerificationsController {
  constructor(private readonly verification: EmailVerificationService) {}

  @Post()
  @Access('public')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm an email address',
    description:
      'Uses up the link of the mail. The link opens a page with a button: mail scanners that open links confirm nothing.',
  })
  @ApiErrors('validation_failed', 'link_invalid')
  async verifyEmail(@Body() { token }: VerifyEmailInput): Promise<EmailVerificationDto> {
    return this.verification.verify(token);
  }

  @Post('resend')
  @Access('signed-in')
  @BeforeSecondFactor()
  @RateLimit('mail-request')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send the confirmation mail again',
    description: 'Once a minute and five times an hour. Nothing is sent when the address is confirmed already.',
  })
  async resendEmailVerification(@CurrentUser() identity: Identity): Promise<void> {
    await this.verification.resend(identity);
  }
}
