import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { PageQuery, UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import {
  SupportMessageInput,
  SupportRequestDetail,
  SupportRequestInput,
  SupportRequestPage,
} from './support-request.dto.js';
import { SupportRequestsService } from './support-requests.service.js';

@ApiTags('Support')
@Controller('support-requests')
export class SupportRequestsController {
  constructor(private readonly requests: SupportRequestsService) {}

  @Post()
  @Access('signed-in')
  @RateLimit('support')
  @ApiOperation({ summary: 'Ask us for help', description: 'A person reads it. Only you and admins can see it.' })
  @ApiErrors('validation_failed', 'rate_limited', 'profile_missing')
  openSupportRequest(@CurrentUser() user: Identity, @Body() input: SupportRequestInput): Promise<SupportRequestDetail> {
    return this.requests.open(user.userId, input);
  }

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my requests for help', description: 'Latest message first.' })
  @ApiErrors('validation_failed')
  listSupportRequests(@CurrentUser() user: Identity, @Query() page: PageQuery): Promise<SupportRequestPage> {
    return this.requests.list(user.userId, page);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read one of my requests with its messages' })
  @ApiErrors('validation_failed', 'not_found')
  getSupportRequest(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<SupportRequestDetail> {
    return this.requests.read(user.userId, id);
  }

  @Post(':id/messages')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Reply in my request', description: 'Reopens a closed one.' })
  @ApiErrors('validation_failed', 'not_found', 'support_request_full')
  writeInSupportRequest(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: SupportMessageInput,
  ): Promise<SupportRequestDetail> {
    return this.requests.write(user.userId, id, input);
  }

  @Post(':id/closing')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Close my request', description: 'Idempotent. Writing reopens it.' })
  @ApiErrors('validation_failed', 'not_found')
  closeSupportRequest(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<SupportRequestDetail> {
    return this.requests.close(user.userId, id);
  }
}
