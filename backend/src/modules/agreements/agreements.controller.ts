import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { StoresOwnAnswer } from '../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { AgreementActionsService } from './agreement-actions.service.js';
import { AgreementPagesService } from './agreement-pages.service.js';
import {
  AgreementDraftInput,
  AgreementQuery,
  CancelAgreementInput,
  EndAgreementInput,
  ProposeTermsInput,
  SignAgreementInput,
  StartAgreementInput,
} from './agreement-input.dto.js';
import { AgreementDto, AgreementPageDto, OwnDraftDto } from './agreement.dto.js';

@ApiTags('Agreements')
@Controller('agreements')
export class AgreementsController {
  constructor(
    private readonly pages: AgreementPagesService,
    private readonly actions: AgreementActionsService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my agreements',
    description: 'My drafts, and everything both people have seen. A co-parent gets no drafts.',
  })
  @ApiErrors('validation_failed')
  listAgreements(@CurrentUser() user: Identity, @Query() query: AgreementQuery): Promise<AgreementPageDto> {
    return this.pages.list(user, query);
  }

  @Post()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Start an agreement with a conversation partner',
    description:
      'Creates a draft, filled in from both profiles and the region. Only its author sees it. Repeating returns the same draft.',
  })
  @ApiErrors('validation_failed', 'not_found', 'deal_breaker', 'profile_incomplete', 'agreement_already_open')
  startAgreement(@CurrentUser() user: Identity, @Body() input: StartAgreementInput): Promise<AgreementDto> {
    return this.actions.start(user.userId, input);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read one of my agreements' })
  @ApiErrors('validation_failed', 'not_found')
  getAgreement(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<AgreementDto> {
    return this.pages.read(id, user);
  }

  @Put(':id/draft')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save a draft of the terms',
    description: 'A draft before the first proposal, or a draft of a counter-proposal. No one else sees it.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition', 'payload_too_large', 'stale_edit')
  saveAgreementDraft(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: AgreementDraftInput,
  ): Promise<OwnDraftDto> {
    return this.actions.saveDraft(id, user.userId, input);
  }

  @Delete(':id/draft')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Discard my draft answer', description: 'The proposal stays.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  discardAgreementDraft(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.actions.discardDraft(id, user.userId);
  }

  @Post(':id/versions')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Propose terms, or answer with others',
    description: 'Each is a new version. Signatures on an earlier version are no longer valid.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'invalid_state_transition',
    'agreement_changed',
    'agreement_already_open',
    'conversation_limit_reached',
  )
  proposeTerms(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: ProposeTermsInput,
  ): Promise<AgreementDto> {
    return this.actions.propose(id, user.userId, input);
  }

  @Post(':id/signatures')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('write')
  @ApiOperation({
    summary: 'Sign a version with my name and password',
    description:
      'The person who did not write this version signs first. The second signature confirms it: the terms are locked and the dates are booked.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'current_password_wrong',
    'rate_limited',
    'invalid_state_transition',
    'agreement_changed',
    'agreement_needs_interview',
    'agreement_needs_verification',
    'agreement_dates_unavailable',
    'unavailable',
  )
  signAgreement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: SignAgreementInput,
  ): Promise<AgreementDto> {
    return this.actions.sign(id, user.userId, input);
  }

  @Post(':id/cancellation')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Cancel an agreement before its first day',
    description: 'The other person sees the reason, unless one of the two has blocked the other.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  cancelAgreement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { reason }: CancelAgreementInput,
  ): Promise<AgreementDto> {
    return this.actions.cancel(id, user.userId, reason);
  }

  @Post(':id/ending')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'End an agreement early', description: 'The days after the last one are free again.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  endAgreement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: EndAgreementInput,
  ): Promise<AgreementDto> {
    return this.actions.end(id, user.userId, input);
  }
}
