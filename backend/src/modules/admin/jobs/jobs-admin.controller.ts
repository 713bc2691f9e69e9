import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { FailedJobsPage, FailedJobsQuery, JobActionInput, JobsOverviewDto } from './jobs.dto.js';
import { JobsAdminService } from './jobs-admin.service.js';

@ApiTags('Admin jobs')
@Controller('admin')
export class JobsAdminController {
  constructor(private readonly jobs: JobsAdminService) {}

  @Get('jobs')
  @Access('admin')
  @ApiOperation({
    summary: 'Read the state of jobs',
    description:
      'Every job by name, scheduled tasks with their next and last run, and the events that are still to be delivered.',
  })
  getJobsOverview(): Promise<JobsOverviewDto> {
    return this.jobs.overview();
  }

  @Get('given-up-jobs')
  @Access('admin')
  @ApiOperation({
    summary: 'List jobs that failed at every try',
    description: 'Newest first, including events whose listener failed as often. Kept for 30 days.',
  })
  @ApiErrors('validation_failed')
  listFailedJobs(@Query() query: FailedJobsQuery): Promise<FailedJobsPage> {
    return this.jobs.givenUp(query);
  }

  @Post('scheduled-tasks/:name/runs')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Run a scheduled task now',
    description: 'It runs once more as soon as a process is free. Recorded in the audit log.',
  })
  @ApiErrors('not_found')
  runScheduledTask(@CurrentUser() admin: Identity, @Param('name') name: string): Promise<void> {
    return this.jobs.runTask(admin.userId, name);
  }

  @Post('given-up-jobs/:id/retries')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Try a job again', description: 'Idempotent. Recorded in the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  retryFailedJob(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: JobActionInput,
  ): Promise<void> {
    return this.jobs.retry(admin.userId, id, reason);
  }

  @Post('given-up-jobs/:id/removals')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Discard a job for good', description: 'Recorded in the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  discardFailedJob(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: JobActionInput,
  ): Promise<void> {
    return this.jobs.drop(admin.userId, id, reason);
  }
}
