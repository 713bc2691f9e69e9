import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { HoursConfirmationService } from './hours-confirmation.service.js';
import {
  DaysToConfirm,
  DisputedDayInput,
  HoursWeekQuery,
  RecordedDayInput,
  RemovedDayQuery,
} from './hours-input.dto.js';
import { HoursRecordingService } from './hours-recording.service.js';
import { HoursPlacements } from './hours-placement.dto.js';
import { HoursWeek } from './hours.dto.js';
import { HoursService } from './hours.service.js';

const DAY = { name: 'day', format: 'date', example: '2027-02-01' } as const;

@ApiTags('Hours')
@Controller('hours')
export class HoursController {
  constructor(
    private readonly hours: HoursService,
    private readonly recording: HoursRecordingService,
    private readonly confirmation: HoursConfirmationService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my placements with hours to confirm' })
  listHoursPlacements(@CurrentUser() user: Identity): Promise<HoursPlacements> {
    return this.hours.list(user.userId);
  }

  @Get(':agreementId')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read a week of hours of my placement',
    description: 'Planned and recorded hours by day, from Monday to Sunday in the family’s time zone.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getHoursWeek(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Query() { week }: HoursWeekQuery,
  ): Promise<HoursWeek> {
    return this.hours.week(agreementId, user.userId, week);
  }

  @Put(':agreementId/days/:day')
  @Access('signed-in')
  @RateLimit('write')
  @ApiParam(DAY)
  @ApiOperation({
    summary: 'Record the hours of a day, or change them',
    description: 'For the au pair. If the family had confirmed the day, it must confirm it again.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  recordHours(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Param('day') day: string,
    @Body() input: RecordedDayInput,
  ): Promise<HoursWeek> {
    return this.recording.record(agreementId, user.userId, day, input);
  }

  @Delete(':agreementId/days/:day')
  @Access('signed-in')
  @RateLimit('write')
  @ApiParam(DAY)
  @ApiOperation({
    summary: 'Remove the recorded hours of a day',
    description: 'For the au pair, until the family has confirmed the day.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition', 'stale_edit')
  removeHours(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Param('day') day: string,
    @Query() { version }: RemovedDayQuery,
  ): Promise<HoursWeek> {
    return this.recording.remove(agreementId, user.userId, day, version);
  }

  @Post(':agreementId/confirmations')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Confirm recorded days of a week',
    description: 'For the family. Confirms all of the days or none. Each must still be at the version that was read.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  confirmHours(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() { days }: DaysToConfirm,
  ): Promise<HoursWeek> {
    return this.confirmation.confirm(agreementId, user.userId, days);
  }

  @Put(':agreementId/days/:day/dispute')
  @Access('signed-in')
  @RateLimit('write')
  @ApiParam(DAY)
  @ApiOperation({
    summary: 'Dispute a recorded day',
    description: 'For the family. The au pair is notified, reads the note and can correct the day.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  disputeHours(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Param('day') day: string,
    @Body() input: DisputedDayInput,
  ): Promise<HoursWeek> {
    return this.confirmation.dispute(agreementId, user.userId, day, input);
  }
}
