import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { rulesFor, type CheckKind } from './checks.js';
import type { CheckDetails } from './verification-check.entity.js';
import { VerificationRepository } from './verification.repository.js';
import { VerifiedBadgeService } from './verified-badge.service.js';

/** The result of an earlier check, without its evidence. */
export interface ImportedCheck {
  kind: CheckKind;
  approvedAt: Date;
  /** ISO day. */
  validUntil: string | null;
  details?: CheckDetails;
}

/** Imports results of checks, for the demo and migrations. */
@Injectable()
export class VerificationImportService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly badge: VerifiedBadgeService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Existing checks stay unchanged. Without `checks`: all that the badge requires, without expiry. */
  async add(userId: string, approvedAt: Date, checks?: readonly ImportedCheck[]): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.checks.person(userId, manager);
      if (!person || person.userType === 'admin') throw new Error('Only families and au pairs are verified');
      const demanded = rulesFor(person.userType).filter(({ required }) => required);
      const wanted = checks ?? demanded.map(({ kind }) => ({ kind, approvedAt, validUntil: null }));
      let added = false;
      for (const { kind, details = null, ...approval } of wanted as readonly ImportedCheck[]) {
        const check = await this.checks.lock(userId, kind, manager);
        if (check.state !== 'collecting') continue;
        Object.assign(check, { ...approval, details, state: 'approved', decidedAt: approval.approvedAt });
        await this.checks.save(check, manager);
        added = true;
      }
      if (added) await this.badge.refresh(userId, manager);
    });
  }
}
