import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountRoles, Accounts } from '../../auth/index.js';
import { DataExports, ErasureObstacles, Erasures } from '../../personal-data/index.js';
import { ProfileRoles } from '../../profiles/index.js';
import { AccountDecisions } from '../../safety/index.js';
import type { Approval, ApprovalDetails } from './approval.entity.js';
import type { ApprovalProposalInput } from './approval.dto.js';
import { messages } from './messages.js';

/** What happens once a second administrator has agreed. */
@Injectable()
export class ApprovedDeeds {
  constructor(
    private readonly accounts: Accounts,
    private readonly accountRoles: AccountRoles,
    private readonly profileRoles: ProfileRoles,
    private readonly exports: DataExports,
    private readonly erasures: Erasures,
    private readonly obstacles: ErasureObstacles,
    private readonly decisions: AccountDecisions,
  ) {}

  /**
   * Whether it could be done now, and what exactly. Throws `not_found`, `validation_failed`, `role_unchanged`,
   * `role_profile_exists`, `last_admin`, `candidate_email_unverified`, `erasure_not_possible`, and for a suspension what
   * `AccountDecisions.suspend` throws.
   */
  async examine({ kind, personId, to, atOnce, until, words }: ApprovalProposalInput): Promise<ApprovalDetails> {
    const account = await this.accounts.find(personId);
    if (!account) throw new DomainError('not_found');
    if (kind === 'export') return {};
    if (kind === 'erasure') {
      await this.obstacles.demandNone(personId);
      return { atOnce: atOnce ?? false };
    }
    if (kind === 'suspension') {
      if (!until) throw new DomainError('validation_failed', { fields: { until: [messages.untilMissing] } });
      if (!words) throw new DomainError('validation_failed', { fields: { words: [messages.words.tooShort] } });
      this.decisions.assertEnd(new Date(until));
      return { until, words };
    }
    if (!to) throw new DomainError('validation_failed', { fields: { to: [messages.roleMissing] } });
    if (to === account.userType) throw new DomainError('role_unchanged');
    if (await this.accountRoles.isLastAdministrator(personId, account.userType)) throw new DomainError('last_admin');
    if (to === 'admin') await this.accountRoles.assertMayBeAdmin(personId);
    await this.profileRoles.demandPossible(personId, to);
    return { from: account.userType, to };
  }

  /** Throws the same where something has changed since. */
  async carryOut(
    { kind, personId, proposedBy, details }: Approval,
    agreedBy: string,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'export') await this.exports.ask(personId, proposedBy, manager);
    else if (kind === 'erasure') {
      await this.obstacles.demandNone(personId);
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
