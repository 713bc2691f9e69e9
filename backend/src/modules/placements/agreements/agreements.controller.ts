import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { AgreementActionsService } from './agreement-actions.service.js';
import { AgreementPagesService } from './agreement-pages.service.js';
import {
  ArrangementDraftInput,
  ArrangementQuery,
  CancelArrangementInput,
  EndArrangementInput,
  ProposeTermsInput,
  SignArrangementInput,
  StartArrangementInput,
} from './agreement-input.dto.js';
import { ArrangementDto, ArrangementPageDto, OwnDraftDto } from './agreement.dto.js';

@ApiTags('Arrangements')
@Controller('arrangements')
export class ArrangementsController {
  constructor(
    private readonly pages: AgreementPagesService,
    private readonly desk: AgreementActionsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my arrangements', description: 'Drafts of mine, and everything both have seen.' })
  @ApiErrors('validation_failed')
  listArrangements(@CurrentUser() user: Identity, @Query() query: ArrangementQuery): Promise<ArrangementPageDto> {
    return this.pages.list(user.userId, query);
  }

  @Post()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Begin an arrangement with someone I write with',
    description: 'A draft, filled in from both profiles and the region. Only its author sees it. Again finds the same.',
  })
  @ApiErrors('validation_failed', 'not_found', 'profile_incomplete', 'arrangement_open')
  startArrangement(@CurrentUser() user: Identity, @Body() input: StartArrangementInput): Promise<ArrangementDto> {
    return this.desk.start(user.userId, input);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read one of my arrangements' })
  @ApiErrors('validation_failed', 'not_found')
  getArrangement(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<ArrangementDto> {
    return this.pages.read(id, user.userId);
  }

  @Put(':id/draft')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Keep what I have typed into the terms',
    description: 'Before anything was proposed, or as an answer to what was. No one else sees it.',
  })
  @ApiErrors('validation_failed', 'not_found', 'arrangement_move_refused', 'payload_too_large', 'stale_edit')
  saveArrangementDraft(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: ArrangementDraftInput,
  ): Promise<OwnDraftDto> {
    return this.desk.saveDraft(id, user.userId, input);
  }

  @Delete(':id/draft')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Throw away what I have typed as an answer', description: 'What was proposed stays.' })
  @ApiErrors('validation_failed', 'not_found', 'arrangement_move_refused')
  discardArrangementDraft(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.desk.discardDraft(id, user.userId);
  }

  @Post(':id/versions')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Propose terms, or answer with others',
    description: 'Each is a version that stays as it is. Signatures under an earlier one no longer count.',
  })
  @ApiErrors('validation_failed', 'not_found', 'arrangement_move_refused', 'arrangement_changed', 'arrangement_open')
  proposeTerms(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: ProposeTermsInput,
  ): Promise<ArrangementDto> {
    return this.desk.propose(id, user.userId, input);
  }

  @Post(':id/signatures')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('write')
  @ApiOperation({
    summary: 'Sign a version with my name and password',
    description:
      'The one who did not write it signs first. With the second signature it is confirmed: the terms are locked and the days given away.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'current_password_wrong',
    'rate_limited',
    'arrangement_move_refused',
    'arrangement_changed',
    'arrangement_needs_interview',
    'arrangement_needs_verification',
    'arrangement_dates_taken',
    'unavailable',
  )
  signArrangement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: SignArrangementInput,
  ): Promise<ArrangementDto> {
    return this.desk.sign(id, user.userId, input);
  }

  @Post(':id/cancellation')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Call an arrangement off before its first day', description: 'The other one reads why.' })
  @ApiErrors('validation_failed', 'not_found', 'arrangement_move_refused')
  cancelArrangement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { reason }: CancelArrangementInput,
  ): Promise<ArrangementDto> {
    return this.desk.cancel(id, user.userId, reason);
  }

  @Post(':id/ending')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'End an arrangement early', description: 'The days after the last one are free again.' })
  @ApiErrors('validation_failed', 'not_found', 'arrangement_move_refused')
  endArrangement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: EndArrangementInput,
  ): Promise<ArrangementDto> {
    return this.desk.end(id, user.userId, input);
  }
}
