import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SessionTransportService } from '../sessions/session-transport.service.js';
import { VerifyEmailInput } from '../verification/email-verification.dto.js';
import { ChangeEmailInput, EmailChange } from './email-change.dto.js';
import { EmailChangeService } from './email-change.service.js';

@ApiTags('Accounts')
@Controller('email-changes')
export class EmailChangesController {
  constructor(
    private readonly changes: EmailChangeService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post()
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('mail-request')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Ask to change my email address',
    description:
      'Needs the current password. Emails a link to the new address; until it is used, the account keeps the old one. Also works before the first address is confirmed.',
  })
  @ApiErrors('validation_failed', 'current_password_wrong', 'email_not_accepted', 'email_taken', 'unavailable')
  async changeEmail(@CurrentUser() identity: Identity, @Body() input: ChangeEmailInput): Promise<void> {
    await this.changes.request(identity, input);
  }

  @Post('confirmations')
  @Access('public')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm a new email address',
    description:
      'Uses up the link that went to the new address. If the old one was confirmed, every session of the account ends, and the old address gets an email with a link to undo it for seven days.',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'email_taken')
  async confirmEmailChange(
    @Body() { token }: VerifyEmailInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailChange> {
    const change = await this.changes.confirm(token);
    if (change.loggedOut) this.transport.clear(reply);
    return change;
  }

  @Post('undoings')
  @Access('public')
  @StoresOwnAnswer()
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Undo a change of email address',
    description:
      'Uses up the link that went to the old address. The account has that address again, every session ends, the password no longer works, and a link to choose a new one goes to the old address.',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'email_taken')
  async undoEmailChange(
    @Body() { token }: VerifyEmailInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.changes.undo(token);
    this.transport.clear(reply);
  }
}
