import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { BrevoEventPage, BrevoEventQuery, BrevoReportBody } from './brevo-event.dto.js';
import { BrevoEventsService } from './brevo-events.service.js';
import { BrevoReportsService } from './brevo-reports.service.js';

@ApiTags('Admin marketing')
@Controller()
export class BrevoEventsController {
  constructor(
    private readonly reports: BrevoReportsService,
    private readonly keeping: BrevoEventsService,
  ) {}

  @Post('brevo/webhooks')
  @Access('public')
  @IgnoresIdempotencyKey('Each event is known by its own id and booked once.')
  @RateLimit('signed-webhook')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Receive email events from Brevo',
    description:
      'Only for Brevo, which sends the token of this installation (`Authorization: Bearer …`). Each event counts once. People who unsubscribe, complain or have a bouncing address receive no more marketing emails.',
  })
  @ApiBody({ type: BrevoReportBody })
  @ApiErrors('bad_request', 'unauthorized')
  async receiveBrevoReports(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: unknown,
    @Ip() address: string,
  ): Promise<void> {
    await this.reports.take(authorization, body, address);
  }

  @Get('admin/marketing/events')
  @Access('admin')
  @ApiOperation({ summary: 'List email events reported by Brevo', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listBrevoEvents(@Query() query: BrevoEventQuery): Promise<BrevoEventPage> {
    return this.keeping.list(query);
  }
}
