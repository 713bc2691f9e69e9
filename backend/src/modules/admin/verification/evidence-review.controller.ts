import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  VerificationDecisionInput,
  OpeningInput,
  ReviewedCheck,
  ChecksToReview,
  ChecksToReviewQuery,
  ApiEvidence,
  sendEvidence,
  VerificationReviewService,
  VerificationWithdrawalInput,
} from '../../verification/index.js';
import { EvidenceReviewService } from './evidence-review.service.js';

@ApiTags('Verification review')
@Controller('admin')
export class EvidenceReviewController {
  constructor(
    private readonly list: VerificationReviewService,
    private readonly review: EvidenceReviewService,
  ) {}

  @Get('verification-checks')
  @Access('admin')
  @ApiOperation({ summary: 'List checks', description: 'By state; those waiting come oldest first.' })
  @ApiErrors('validation_failed')
  listVerificationChecks(@Query() query: ChecksToReviewQuery): Promise<ChecksToReview> {
    return this.list.page(query);
  }

  @Get('verification-checks/:id')
  @Access('admin')
  @ApiOperation({
    summary: 'Read a check with the owner’s details',
    description:
      'Reading answers of referees, a number or names of adults is logged once an hour for each reviewer and check. Files are opened one by one.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getVerificationCheck(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<ReviewedCheck> {
    return this.review.look(user, id);
  }

  @Post('verification-checks/:id/decisions')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Decide on a check',
    description:
      'Approve, ask again or decline, the latter two with a message to the person. An approval requires having opened every file. Recorded in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'verification_already_decided', 'documents_not_opened')
  decideOnVerification(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() decision: VerificationDecisionInput,
  ): Promise<ReviewedCheck> {
    return this.review.decide(user, id, decision);
  }

  @Post('verification-checks/:id/withdrawals')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Withdraw an approval',
    description:
      'The badge is removed at once. The person sees the reason and can send new documents. Recorded in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'verification_already_decided')
  withdrawVerification(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() withdrawal: VerificationWithdrawalInput,
  ): Promise<ReviewedCheck> {
    return this.review.withdraw(user, id, withdrawal);
  }

  @Post('verification-files/:id/openings')
  @Access('admin')
  @IgnoresIdempotencyKey('It answers with a file; each opening is recorded.')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Open a document, with a reason',
    description: 'Returns the file. The audit log first records who opened it, when and why.',
  })
  @ApiEvidence()
  @ApiErrors('validation_failed', 'not_found')
  async openEvidence(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { reason }: OpeningInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendEvidence(reply, await this.review.open(user, id, reason));
  }
}
