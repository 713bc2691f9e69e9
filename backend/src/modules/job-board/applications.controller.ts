import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { Application, ApplicationMoveInput, ApplicationPage, ApplicationQuery } from './application.dto.js';
import { ApplicationsService } from './applications.service.js';

@ApiTags('Job board')
@Controller('applications')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List applications',
    description: 'An au pair’s own applications, or those to a family’s job listing. Newest first.',
  })
  @ApiErrors('validation_failed', 'wrong_role')
  listApplications(@CurrentUser() viewer: Identity, @Query() query: ApplicationQuery): Promise<ApplicationPage> {
    return this.applications.page(viewer, query);
  }

  @Post(':id/moves')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Change the state of an application',
    description:
      'The family marks an application as seen, shortlists, accepts or declines it, and the au pair withdraws it, while it is `applied`, `seen` or `shortlisted`. Accepting opens a conversation with the note as its first message.',
  })
  @ApiOkResponse({ type: Application, description: 'It has moved.' })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'invalid_state_transition',
    'email_not_verified',
    'profile_incomplete',
    'conversation_not_possible',
    'conversation_limit_reached',
  )
  moveApplication(
    @CurrentUser() viewer: Identity,
    @UuidParam() id: string,
    @Body() input: ApplicationMoveInput,
  ): Promise<Application> {
    return this.applications.move(viewer, id, input);
  }
}
