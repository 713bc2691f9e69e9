import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CalendarFeedDto, CalendarFileQuery } from './calendar-feed.dto.js';
import { CalendarFeedService } from './calendar-feed.service.js';

@ApiTags('Interviews')
@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Get('calendar-feed')
  @Access('signed-in')
  @ApiOperation({ summary: 'Get the private address of my calendar' })
  @ApiErrors('rate_limited')
  getMyCalendarFeed(@CurrentUser() { userId }: Identity): Promise<CalendarFeedDto> {
    return this.feeds.ofPerson(userId);
  }

  @Post('calendar-feed')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Create a private address for my calendar',
    description: 'With my interviews, placements and their planned weeks. The earlier address stops working.',
  })
  @ApiErrors('rate_limited')
  renewMyCalendarFeed(@CurrentUser() { userId }: Identity): Promise<CalendarFeedDto> {
    return this.feeds.renew(userId);
  }

  @Delete('calendar-feed')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Revoke the private address of my calendar',
    description: 'It no longer shows notifications.',
  })
  @ApiErrors('rate_limited')
  revokeMyCalendarFeed(@CurrentUser() { userId }: Identity): Promise<void> {
    return this.feeds.revoke(userId);
  }

  @Get('calendar.ics')
  @Access('public')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'inline; filename="calendar.ics"')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('text/calendar')
  @ApiResponse({
    status: 200,
    description: 'An iCalendar file.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiOperation({
    summary: 'Get a member’s calendar by its private address',
    description: 'For calendar programs. An address that was revoked is not found.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getCalendar(@Query() { token }: CalendarFileQuery): Promise<string> {
    return this.feeds.file(token);
  }
}
