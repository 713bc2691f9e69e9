import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { InboxService } from './inbox.service.js';
import { NotificationPageDto, NotificationsUnreadDto, ReadAllInput } from './notification.dto.js';

@ApiTags('Notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my notifications',
    description:
      'Newest first, for 180 days. A co-parent gets none that are confidential. On the live connection, `notification.created` sends each new one with the count, and `notifications.read` sends the count after some were read elsewhere.',
  })
  @ApiErrors('validation_failed')
  listNotifications(@CurrentUser() user: Identity, @Query() page: PageQuery): Promise<NotificationPageDto> {
    return this.inbox.page(user, page);
  }

  @Get('unread-count')
  @Access('signed-in')
  @ApiOperation({ summary: 'Count my unread notifications' })
  countUnreadNotifications(@CurrentUser() user: Identity): Promise<NotificationsUnreadDto> {
    return this.inbox.unread(user);
  }

  @Put(':id/read')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Mark a notification as read', description: 'Idempotent.' })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  readNotification(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<NotificationsUnreadDto> {
    return this.inbox.read(user, id);
  }

  @Post('read-all')
  @HttpCode(200)
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Mark all notifications up to a time as read' })
  @ApiErrors('validation_failed', 'rate_limited')
  readAllNotifications(
    @CurrentUser() user: Identity,
    @Body() { until }: ReadAllInput,
  ): Promise<NotificationsUnreadDto> {
    return this.inbox.readAll(user, new Date(until));
  }
}
