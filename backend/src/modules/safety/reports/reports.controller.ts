import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { OwnReportsService } from './own-reports.service.js';
import { ReportDto, ReportInput, ReportPageDto } from './report.dto.js';
import { ReportingService } from './reporting.service.js';

@ApiTags('Safety')
@Controller('reports')
export class ReportsController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly reports: OwnReportsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List what I have reported', description: 'Newest first, with the outcome.' })
  @ApiErrors('validation_failed')
  listReports(@CurrentUser() user: Identity, @Query() query: PageQuery): Promise<ReportPageDto> {
    return this.reports.list(user.userId, query);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read one of my reports' })
  @ApiErrors('validation_failed', 'not_found')
  getReport(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<ReportDto> {
    return this.reports.one(user.userId, id);
  }

  @Post()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Report a person, a message, an interview or a review',
    description:
      'The evidence is stored as it is now, messages with the ten before and after. One open report for each subject; twenty a day.',
  })
  @ApiErrors('validation_failed', 'not_found', 'cannot_report_yourself', 'report_already_open', 'rate_limited')
  async sendReport(@CurrentUser() user: Identity, @Body() input: ReportInput): Promise<ReportDto> {
    return this.reports.one(user.userId, await this.reporting.report(user.userId, input));
  }
}
