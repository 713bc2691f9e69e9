import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CalendarDateAnswer, CalendarDateInput, CalendarDatesDto } from './calendar-dates.dto.js';
import { CalendarDatesService } from './calendar-dates.service.js';

@ApiTags('Hours')
@Controller('hours/:agreementId/dates')
export class CalendarDatesController {
  constructor(private readonly dates: CalendarDatesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List days off, swapped days and school holidays of my placement' })
  @ApiErrors('validation_failed', 'not_found')
  listCalendarDates(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
  ): Promise<CalendarDatesDto> {
    return this.dates.list(agreementId, user.userId);
  }

  @Put(':dateId')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Add days that differ from the week, or change my own',
    description:
      'They count once the other person accepts them. School holidays without other hours count at once. The same again changes nothing.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'invalid_state_transition')
  async saveCalendarDate(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @UuidParam('dateId') dateId: string,
    @Body() input: CalendarDateInput,
  ): Promise<CalendarDatesDto> {
    await this.dates.save(agreementId, user.userId, dateId, input);
    return this.dates.list(agreementId, user.userId);
  }

  @Put(':dateId/answer')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Accept or decline days that the other person asks for' })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'invalid_state_transition')
  async answerCalendarDate(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @UuidParam('dateId') dateId: string,
    @Body() input: CalendarDateAnswer,
  ): Promise<CalendarDatesDto> {
    await this.dates.answer(agreementId, user.userId, dateId, input);
    return this.dates.list(agreementId, user.userId);
  }

  @Delete(':dateId')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Withdraw dates that I asked for or entered', description: 'Again changes nothing.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async withdrawCalendarDate(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @UuidParam('dateId') dateId: string,
  ): Promise<CalendarDatesDto> {
    await this.dates.withdraw(agreementId, user.userId, dateId);
    return this.dates.list(agreementId, user.userId);
  }
}
