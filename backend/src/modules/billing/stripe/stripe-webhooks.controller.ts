import { Controller, Headers, HttpCode, HttpStatus, Post, RawBody } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { StripeEventsService } from './stripe-events.service.js';

@ApiTags('Plans')
@Controller('stripe/webhooks')
export class StripeWebhooksController {
  constructor(private readonly events: StripeEventsService) {}

  @Post()
  @Access('public')
  @IgnoresIdempotencyKey('Each event is known by its own id and booked once.')
  @RateLimit('signed-webhook')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiHeader({ name: 'stripe-signature', required: true, description: 'Stripe’s signature over the raw body.' })
  @ApiBody({
    schema: { type: 'object', additionalProperties: true, example: { id: 'evt_1', type: 'refund.created' } },
  })
  @ApiNoContentResponse({ description: 'It is in the ledger.' })
  @ApiOperation({
    summary: 'Receive a Stripe event',
    description:
      'Only for Stripe. Events can arrive in any order and more than once; each counts once. A 503 asks Stripe to send it again.',
  })
  @ApiErrors('webhook_signature_invalid', 'not_found', 'payment_unavailable')
  receiveStripeEvent(
    @RawBody() body: Buffer | undefined,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<void> {
    return this.events.process(body?.toString('utf8') ?? '', signature);
  }
}
