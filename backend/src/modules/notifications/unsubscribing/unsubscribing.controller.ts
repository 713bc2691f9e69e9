import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiConsumes, ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MailSubscriptionDto, UnsubscribeQuery } from './unsubscribing.dto.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@ApiTags('Notifications')
@Controller('notifications')
export class UnsubscribingController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Post('unsubscribe')
  @HttpCode(200)
  @Access('public')
  @IgnoresIdempotencyKey('Unsubscribing twice is the same as once.')
  @RateLimit('one-time-token')
  // RFC 8058 allows email programs to send either form type.
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOperation({
    summary: 'Unsubscribe from one group of emails',
    description: 'Uses the link in the email, without logging in. Email programs call it with one click (RFC 8058).',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'rate_limited')
  unsubscribe(@Query() { token }: UnsubscribeQuery): Promise<MailSubscriptionDto> {
    return this.unsubscribing.stop(token);
  }

  /** For email programs that open the address instead of posting to it: redirects to the confirmation page. */
  @Get('unsubscribe')
  @Redirect()
  @Access('public')
  @ApiExcludeEndpoint()
  openUnsubscribePage(@Query() { token }: UnsubscribeQuery): { url: string; statusCode: number } {
    return { url: this.unsubscribing.pageFor(token), statusCode: 302 };
  }

  @Get('mail-subscription')
  @Access('public')
  @ApiOperation({ summary: 'Read what an unsubscribe link is about', description: 'Changes nothing.' })
  @ApiErrors('validation_failed', 'link_invalid')
  readMailSubscription(@Query() { token }: UnsubscribeQuery): Promise<MailSubscriptionDto> {
    return this.unsubscribing.look(token);
  }
}
