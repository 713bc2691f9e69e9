import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { AppealByLinkInput, AppealInput, AppealLinkInput, OwnDecisionDto, OwnDecisionsDto } from './appeal.dto.js';
import { AppealsService } from './appeals.service.js';

@ApiTags('Safety')
@Controller()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get('moderation-decisions')
  @Access('signed-in')
  @ApiOperation({ summary: 'List moderation decisions about me', description: 'With the appeals, newest first.' })
  listOwnDecisions(@CurrentUser() user: Identity): Promise<OwnDecisionsDto> {
    return this.appeals.decisionsAgainst(user.userId);
  }

  @Post('moderation-decisions/:id/appeal')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Appeal against a decision',
    description: 'Once, within 30 days. A different moderator reviews it.',
  })
  @ApiErrors('validation_failed', 'not_found', 'appeal_not_possible')
  appeal(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { words }: AppealInput,
  ): Promise<OwnDecisionDto> {
    return this.appeals.appealSignedIn(user.userId, id.toLowerCase(), words);
  }

  @Post('appeal-links')
  @Access('public')
  @IgnoresIdempotencyKey('It changes nothing.')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Read the decision behind an emailed link',
    description: 'For people who can no longer sign in.',
  })
  @ApiErrors('validation_failed', 'link_invalid')
  readAppealLink(@Body() { token }: AppealLinkInput): Promise<OwnDecisionDto> {
    return this.appeals.decisionBehind(token);
  }

  @Post('appeals')
  @Access('public')
  @RateLimit('one-time-token')
  @ApiOperation({ summary: 'Appeal with a mailed link', description: 'For people who can no longer sign in.' })
  @ApiErrors('validation_failed', 'link_invalid', 'appeal_not_possible')
  appealByLink(@Body() { token, words }: AppealByLinkInput): Promise<OwnDecisionDto> {
    return this.appeals.appealByLink(token, words);
  }
}
