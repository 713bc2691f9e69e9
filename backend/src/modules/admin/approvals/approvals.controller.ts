import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  ApprovalDecisionInput,
  ApprovalDto,
  ApprovalProposalInput,
  ApprovalsPage,
  ApprovalsQuery,
} from './approval.dto.js';
import { ApprovalsAdminService } from './approvals-admin.service.js';

@ApiTags('Admin privacy')
@Controller('admin/approvals')
export class ApprovalsController {
  constructor(private readonly adminService: ApprovalsAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List proposals that need a second admin',
    description: 'What waits oldest first, everything else newest first.',
  })
  @ApiErrors('validation_failed')
  listApprovals(@Query() query: ApprovalsQuery): Promise<ApprovalsPage> {
    return this.adminService.list(query);
  }

  @Post()
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary:
      'Propose a change of role, an export, an erasure, the suspension of an admin, a refund, a reversal or the offer',
    description:
      'Nothing happens until a second admin agrees. You can’t propose anything about yourself. Card payments are refunded to the card; bank transfers are sent back by hand, and agreeing records them in the ledger. A plan that is refunded in full ends. A reversal undoes a bank transfer that was recorded by mistake: its invoice is open again, and the plan it paid for is removed.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'cannot_decide_about_yourself',
    'approval_already_pending',
    'role_unchanged',
    'role_profile_exists',
    'last_admin',
    'candidate_email_unverified',
    'erasure_not_possible',
    'account_banned',
    'stale_edit',
    'conflict',
    'transfer_refunded',
    'transfer_reversed',
    'transfer_too_old',
  )
  proposeApproval(@CurrentUser() { userId }: Identity, @Body() input: ApprovalProposalInput): Promise<ApprovalDto> {
    return this.adminService.propose(userId, input);
  }

  @Post(':id/decisions')
  @Access('admin')
  @HttpCode(200)
  @RateLimit('write')
  @ApiOperation({
    summary: 'Approve a proposal, decline it, or withdraw your own',
    description:
      'An approval is carried out at once; a card refund follows within moments, with its result. The proposing admin cannot approve it.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'forbidden',
    'approval_already_decided',
    'cannot_approve_own_proposal',
    'cannot_decide_about_yourself',
    'role_unchanged',
    'role_profile_exists',
    'last_admin',
    'candidate_email_unverified',
    'erasure_not_possible',
    'export_already_requested',
    'conflict',
    'stale_edit',
    'account_banned',
    'cannot_suspend_yourself',
    'transfer_refunded',
    'transfer_reversed',
    'transfer_too_old',
  )
  decideApproval(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() input: ApprovalDecisionInput,
  ): Promise<ApprovalDto> {
    return this.adminService.decide(userId, id, input);
  }
}
