import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { AudienceActionsService } from './audience-actions.service.js';
import { AudienceDto, AudiencePage, AudienceQuery, ConsentHistory, AudienceService } from '../../marketing/index.js';

@ApiTags('Admin marketing')
@Controller('admin/marketing')
export class AudienceController {
  constructor(
    private readonly audience: AudienceService,
    private readonly actions: AudienceActionsService,
  ) {}

  @Get('audience')
  @Access('admin')
  @ApiOperation({
    summary: 'Count who gets news by email and who does not',
    description: 'With the lists, how far Brevo is behind, and what the last runs did.',
  })
  readMarketingAudience(): Promise<AudienceDto> {
    return this.audience.overview();
  }

  @Get('people')
  @Access('admin')
  @ApiOperation({ summary: 'List who gets news by email, who does not, and why', description: 'By username.' })
  @ApiErrors('validation_failed')
  listMarketingPeople(@Query() query: AudienceQuery): Promise<AudiencePage> {
    return this.audience.people(query);
  }

  @Get('people/:id/consents')
  @Access('admin')
  @ApiOperation({
    summary: 'Read a person’s consent history',
    description: 'The request is recorded in the audit log.',
  })
  @ApiErrors('validation_failed')
  readConsentHistory(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ConsentHistory> {
    return this.actions.historyOf(admin.userId, id);
  }

  @Post('sync-runs')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Sync Brevo now',
    description: 'It also runs automatically every five minutes, and at once after a withdrawal.',
  })
  @ApiErrors('brevo_not_connected')
  async startMarketingSync(@CurrentUser() admin: Identity): Promise<void> {
    await this.actions.startSync(admin.userId);
  }
}
