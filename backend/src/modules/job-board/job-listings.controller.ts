import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { Application, ApplicationInput } from './application.dto.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyingService } from './applying.service.js';
import { OwnJobListingService } from './own-job-listing.service.js';
import { JobBoardService } from './job-board.service.js';
import {
  BoardPage,
  BoardJobListing,
  OwnJobListing,
  JobListingInput,
  JobListingQuery,
  JobListingStateInput,
} from './job-listing.dto.js';

@ApiTags('Job board')
@Controller('job-listings')
export class JobListingsController {
  constructor(
    private readonly board: JobBoardService,
    private readonly own: OwnJobListingService,
    private readonly applying: ApplyingService,
    private readonly applications: ApplicationsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List open job listings',
    description: 'Open job listings, newest first. For au pairs only.',
  })
  @ApiErrors('validation_failed', 'wrong_role')
  listJobListings(@CurrentUser() viewer: Identity, @Query() query: JobListingQuery): Promise<BoardPage> {
    return this.board.page(viewer, query);
  }

  @Get('me')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read my job listing',
    description: 'My family’s job listing, and values suggested from our profile.',
  })
  @ApiErrors('wrong_role', 'profile_incomplete')
  getOwnJobListing(@CurrentUser() family: Identity): Promise<OwnJobListing> {
    return this.own.read(family);
  }

  @Put('me')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Publish or change my job listing',
    description: 'A family can have one job listing at a time.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'profile_incomplete')
  saveOwnJobListing(@CurrentUser() family: Identity, @Body() input: JobListingInput): Promise<OwnJobListing> {
    return this.own.save(family, input);
  }

  @Put('me/state')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Pause, open or fill my job listing',
    description:
      'A paused listing is not on the board. A filled one is closed permanently, and its applicants are notified.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'profile_incomplete', 'not_found')
  setOwnJobListingState(
    @CurrentUser() family: Identity,
    @Body() { state }: JobListingStateInput,
  ): Promise<OwnJobListing> {
    return this.own.setState(family, state);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read a job listing', description: 'One that is open, or that I have applied to.' })
  @ApiErrors('validation_failed', 'wrong_role', 'not_found')
  getJobListing(@CurrentUser() viewer: Identity, @UuidParam() id: string): Promise<BoardJobListing> {
    return this.board.one(viewer, id);
  }

  @Post(':id/applications')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Apply to a job listing',
    description: 'With a note to the family, who answers within five days. Ten may be open at a time.',
  })
  @ApiErrors(
    'validation_failed',
    'wrong_role',
    'email_not_verified',
    'profile_incomplete',
    'not_found',
    'deal_breaker',
    'job_listing_not_open',
    'application_mismatch',
    'application_exists',
    'application_limit_reached',
  )
  async applyForJobListing(
    @CurrentUser() applicant: Identity,
    @UuidParam() id: string,
    @Body() input: ApplicationInput,
  ): Promise<Application> {
    return this.applications.one(applicant, await this.applying.apply(applicant, id, input));
  }
}
