import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { AccountRolesService, AccountsService } from '../../auth/index.js';
import { DataExportsService, ErasureObstaclesService, ErasureRequestsService } from '../../personal-data/index.js';
import { ProfileRolesService } from '../../profiles/index.js';
import { AccountDecisionsService } from '../../safety/index.js';
import { SettingChangesService } from '../settings/setting-changes.service.js';
import type { Approval, ApprovalDetails } from './approval.entity.js';
import type { ApprovalProposalInput } from './approval.dto.js';
import { ApprovedRefundsService } from './approved-refunds.service.js';
import { ApprovedReversalsService } from './approved-reversals.service.js';
import { messages } from './texts.js';

/** The details of a proposal, and the subject that must have no other pending proposal. */
interface ExaminedProposal {
  details: ApprovalDetails;
  personId: string | null;
  subject: string;
}

const OFFER = 'offer';

/** Carries out what a second admin has approved. */
@Injectable()
export class ApprovedActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly accountRoles: AccountRolesService,
    private readonly profileRoles: ProfileRolesService,
    private readonly exports: DataExportsService,
    private readonly erasures: ErasureRequestsService,
    private readonly obstacles: ErasureObstaclesService,
    private readonly decisions: AccountDecisionsService,
    private readonly refunds: ApprovedRefundsService,
    private readonly reversals: ApprovedReversalsService,
    private readonly settings: SettingChangesService,
  ) {}

  /**
   * Checks whether it could be done now, and returns the exact details. Throws `not_found`, `validation_failed`,
   * `role_unchanged`, `role_profile_exists`, `last_admin`, `candidate_email_unverified`, `erasure_not_possible`,
   * `stale_edit`, for a suspension what `AccountDecisionsService.suspend` throws, and for a reversal what
   * `TransferReversalsService` throws.
   */
  async examine(input: ApprovalProposalInput): Promise<ExaminedProposal> {
    const { kind, personId } = input;
    if (kind === 'refund' || kind === 'reversal') {
      const money = kind === 'refund' ? this.refunds : this.reversals;
      const { personId: payer, details } = await money.examine(input);
      return { details, personId: payer, subject: input.purchaseId ?? payer };
    }
    if (kind === 'offer') return { details: await this.examineOffer(input), personId: null, subject: OFFER };
    if (!personId) throw invalidField('personId', messages.personMissing);
    return { details: await this.examinePerson(personId, input), personId, subject: personId };
  }

  private async examineOffer({ offer: value, version }: ApprovalProposalInput): Promise<ApprovalDetails> {
    if (!value || version === undefined) throw invalidField('offer', messages.offerMissing);
    return { offer: { value: await this.settings.examine(OFFER, { value, version }), version } };
  }

  private async examinePerson(
    personId: string,
    { kind, to, atOnce, until, words }: ApprovalProposalInput,
  ): Promise<ApprovalDetails> {
    const account = await this.accounts.find(personId);
    if (!account) throw new DomainError('not_found');
    if (kind === 'export') return {};
    if (kind === 'erasure') {
      await this.obstacles.assertNone(personId);
      return { atOnce: atOnce ?? false };
    }
    if (kind === 'suspension') {
      if (!until) throw invalidField('until', messages.untilMissing);
      if (!words) throw invalidField('words', messages.words.tooShort);
      this.decisions.assertEnd(new Date(until));
      return { until, words };
    }
    if (!to) throw invalidField('to', messages.roleMissing);
    if (to === account.userType) throw new DomainError('role_unchanged');
    if (await this.accountRoles.isLastAdministrator(personId, account.userType)) throw new DomainError('last_admin');
    if (to === 'admin') await this.accountRoles.assertMayBeAdmin(personId);
    await this.profileRoles.assertPossible(personId, to);
    return { from: account.userType, to };
  }

  /**
   * True when it is done, false while a card refund waits for Stripe. Throws the same if something has changed since.
   */
  async carryOut(approval: Approval, agreedBy: string, manager: EntityManager): Promise<boolean> {
    const { kind, personId, proposedBy, reason, details } = approval;
    if (kind === 'refund') return this.refunds.carryOut(approval, agreedBy, manager);
    if (kind === 'reversal') await this.reversals.carryOut(approval, agreedBy, manager);
    else if (details.offer)
      await this.settings.changeAgreed({ proposedBy, agreedBy }, OFFER, { ...details.offer, reason }, manager);
    else if (personId) await this.carryOutForPerson({ ...approval, personId }, agreedBy, manager);
    return true;
  }

  private async carryOutForPerson(
    { kind, personId, proposedBy, details }: Approval & { personId: string },
    agreedBy: string,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'export') await this.exports.ask(personId, proposedBy, manager);
    else if (kind === 'erasure') {
      await this.obstacles.assertNone(personId);
      await this.erasures.plan({ accountId: personId, askedBy: proposedBy, atOnce: details.atOnce ?? false }, manager);
    } else if (kind === 'suspension') {
      const { until, words } = details;
      if (!until || !words) throw new Error('A suspension was proposed without its end or its words');
      const admins = { adminId: proposedBy, agreedBy };
      await this.decisions.suspend(admins, personId, { until: new Date(until), words }, manager);
    } else if (details.to) {
      await this.accountRoles.change(personId, details.to, manager);
      await this.profileRoles.change(personId, details.to, manager);
    }
  }
}
