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
      'Uses up the link from the email. The link opens a page with a button, so email scanners that open links confirm nothing.',
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
    summary: 'Send the confirmation email again',
    description: 'At most once a minute and five times an hour. Nothing is sent if the address is already confirmed.',
  })
  async resendEmailVerification(@CurrentUser() identity: Identity): Promise<void> {
    await this.verification.resend(identity);
  }
}
