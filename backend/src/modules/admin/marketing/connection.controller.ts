import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MarketingConnection, MarketingConnectionService } from '../../marketing/index.js';
import { ConnectionActionsService } from './connection-actions.service.js';

@ApiTags('Admin marketing')
@Controller('admin/marketing')
export class MarketingConnectionController {
  constructor(
    private readonly connections: MarketingConnectionService,
    private readonly actions: ConnectionActionsService,
  ) {}

  @Get('connection')
  @Access('admin')
  @ApiOperation({
    summary: 'Read whether Brevo is connected, and whose account it is',
    description: 'Also answers when Brevo does not.',
  })
  readMarketingConnection(): Promise<MarketingConnection> {
    return this.connections.read();
  }

  @Post('reports')
  @Access('admin')
  @IgnoresIdempotencyKey('Registers the webhook once; a repeated call returns the current state.')
  @RateLimit('write')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask Brevo to report email events', description: 'Idempotent.' })
  @ApiErrors(
    'brevo_not_connected',
    'brevo_webhook_token_missing',
    'brevo_key_not_accepted',
    'brevo_rejected',
    'brevo_unavailable',
  )
  askForMarketingReports(@CurrentUser() admin: Identity): Promise<MarketingConnection> {
    return this.actions.askForReports(admin.userId);
  }
}
