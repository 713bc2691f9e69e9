import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey, ReservesKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CampaignActionsService } from './campaign-actions.service.js';
import {
  CampaignReadingService,
  CampaignDetail,
  CampaignPage,
  CampaignPreview,
  CampaignScheduleInput,
  CampaignSendingInput,
  CampaignTextInput,
  MarketingPageQuery,
  NewCampaignInput,
  TemplateDetail,
  TemplatePage,
  CampaignsService,
} from '../../marketing/index.js';

const BREVO_ERRORS = ['brevo_not_connected', 'brevo_key_not_accepted', 'brevo_rejected', 'brevo_unavailable'] as const;
const CampaignId = () => ApiParam({ name: 'id', type: 'integer', example: 12, description: 'Brevo’s number of it.' });

@ApiTags('Admin marketing')
@Controller('admin/marketing')
export class CampaignsController {
  constructor(
    private readonly reading: CampaignReadingService,
    private readonly actions: CampaignActionsService,
    private readonly campaigns: CampaignsService,
  ) {}

  @Get('templates')
  @Access('admin')
  @ApiOperation({ summary: 'List the active templates at Brevo', description: 'Twenty a page, newest first.' })
  @ApiErrors('validation_failed', ...BREVO_ERRORS)
  listMarketingTemplates(@Query() { page }: MarketingPageQuery): Promise<TemplatePage> {
    return this.reading.templates(page);
  }

  @Get('templates/:id')
  @Access('admin')
  @CampaignId()
  @ApiOperation({ summary: 'Read a template at Brevo', description: 'To be shown in a sandbox only.' })
  @ApiErrors('validation_failed', 'not_found', ...BREVO_ERRORS)
  readMarketingTemplate(@Param('id', ParseIntPipe) id: number): Promise<TemplateDetail> {
    return this.reading.template(id);
  }

  @Get('campaigns')
  @Access('admin')
  @ApiOperation({ summary: 'List campaigns with their numbers', description: 'Twenty a page, newest first.' })
  @ApiErrors('validation_failed', ...BREVO_ERRORS)
  listCampaigns(@Query() { page }: MarketingPageQuery): Promise<CampaignPage> {
    return this.reading.list(page);
  }

  @Post('campaigns')
  @Access('admin')
  @ReservesKey()
  @RateLimit('write')
  @ApiOperation({ summary: 'Create a campaign', description: 'A draft: no one receives it until it is sent.' })
  @ApiErrors('validation_failed', ...BREVO_ERRORS)
  createCampaign(@CurrentUser() admin: Identity, @Body() input: NewCampaignInput): Promise<CampaignDetail> {
    return this.actions.make(admin.userId, input);
  }

  @Post('campaign-previews')
  @Access('admin')
  @IgnoresIdempotencyKey('It changes nothing.')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a text as an email', description: 'Stores nothing.' })
  @ApiErrors('validation_failed')
  previewCampaign(@Body() input: CampaignTextInput): CampaignPreview {
    return this.campaigns.preview(input);
  }

  @Get('campaigns/:id')
  @Access('admin')
  @CampaignId()
  @ApiOperation({ summary: 'Read a campaign with its email, numbers and recipients' })
  @ApiErrors('validation_failed', 'not_found', ...BREVO_ERRORS)
  readCampaign(@Param('id', ParseIntPipe) id: number): Promise<CampaignDetail> {
    return this.reading.read(id);
  }

  @Delete('campaigns/:id')
  @Access('admin')
  @ReservesKey()
  @RateLimit('write')
  @HttpCode(204)
  @CampaignId()
  @ApiOperation({ summary: 'Remove a campaign that was not sent' })
  @ApiErrors('validation_failed', 'not_found', ...BREVO_ERRORS)
  async removeCampaign(@CurrentUser() admin: Identity, @Param('id', ParseIntPipe) id: number): Promise<void> {
    await this.actions.remove(admin.userId, id);
  }

  @Post('campaigns/:id/tests')
  @Access('admin')
  @ReservesKey()
  @RateLimit('write')
  @HttpCode(204)
  @CampaignId()
  @ApiOperation({ summary: 'Send a test of a campaign to myself' })
  @ApiErrors('validation_failed', 'not_found', ...BREVO_ERRORS)
  async testCampaign(@CurrentUser() admin: Identity, @Param('id', ParseIntPipe) id: number): Promise<void> {
    await this.actions.sendTest(admin.userId, id);
  }

  @Post('campaigns/:id/sendings')
  @Access('admin')
  @ReservesKey()
  @RateLimit('write')
  @HttpCode(200)
  @CampaignId()
  @ApiOperation({
    summary: 'Send a campaign now',
    description: 'Not accepted if the number of recipients has changed, or a withdrawal is not synchronised yet.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'campaign_audience_changed',
    'marketing_withdrawals_pending',
    ...BREVO_ERRORS,
  )
  sendCampaign(
    @CurrentUser() admin: Identity,
    @Param('id', ParseIntPipe) id: number,
    @Body() { people }: CampaignSendingInput,
  ): Promise<CampaignDetail> {
    return this.actions.sendNow(admin.userId, id, people);
  }

  @Post('campaigns/:id/schedules')
  @Access('admin')
  @ReservesKey()
  @RateLimit('write')
  @HttpCode(200)
  @CampaignId()
  @ApiOperation({ summary: 'Send a campaign later', description: 'Brevo sends it; until then it can be removed.' })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'campaign_audience_changed',
    'marketing_withdrawals_pending',
    ...BREVO_ERRORS,
  )
  scheduleCampaign(
    @CurrentUser() admin: Identity,
    @Param('id', ParseIntPipe) id: number,
    @Body() input: CampaignScheduleInput,
  ): Promise<CampaignDetail> {
    return this.actions.schedule(admin.userId, id, input);
  }
}
