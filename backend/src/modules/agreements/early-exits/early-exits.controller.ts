import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { EarlyExitOverviewsService } from './early-exit-overviews.service.js';
import { EarlyExitDto, EarlyExitEndingInput, EarlyExitInput, EarlyExitOverview } from './early-exit.dto.js';
import { EarlyExitStepsService } from './early-exit-steps.service.js';
import { EarlyExitsService } from './early-exits.service.js';

@ApiTags('Early exits')
@Controller('exits')
export class EarlyExitsController {
  constructor(
    private readonly earlyExits: EarlyExitsService,
    private readonly overviews: EarlyExitOverviewsService,
    private readonly steps: EarlyExitStepsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read my early exit options and steps',
    description: 'A co-parent never gets the request of the account holder.',
  })
  getEarlyExitOverview(@CurrentUser() user: Identity): Promise<EarlyExitOverview> {
    return this.overviews.of(user);
  }

  @Post()
  @Access('signed-in')
  @RateLimit('support')
  @ApiOperation({
    summary: 'Tell us that I want to leave',
    description: 'Opens a request that only you and admins can read. The other side is not notified.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  openEarlyExit(@CurrentUser() user: Identity, @Body() input: EarlyExitInput): Promise<EarlyExitDto> {
    return this.earlyExits.open(user.userId, input);
  }

  @Post(':id/ending')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'End the agreement I want to leave',
    description: 'Before its first day it is cancelled; after that it ends early. The other side is notified now.',
  })
  @ApiErrors('validation_failed', 'not_found', 'early_exit_not_possible', 'invalid_state_transition')
  endAgreementOfEarlyExit(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: EarlyExitEndingInput,
  ): Promise<EarlyExitDto> {
    return this.steps.endAgreement(user.userId, id, input);
  }

  @Post(':id/rematch')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Show my profile in the search again, available now',
    description: 'Resumes my profile as of today.',
  })
  @ApiErrors('validation_failed', 'not_found', 'forbidden')
  rematchAfterEarlyExit(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<EarlyExitDto> {
    return this.steps.rematch(user, id);
  }
}
