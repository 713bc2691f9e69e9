import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { CheckChangesService } from './check-changes.service.js';
import { badgeOf, holds, missingChecks } from './check-state.js';
import { rulesFor } from './checks.js';
import { EvidenceRepository } from './evidence.repository.js';
import { messages } from './texts.js';
import type { VerificationCheck } from './verification-check.entity.js';
import {
  type AdultInput,
  type OwnVerification,
  type WorkingWithChildrenInput,
  toBadgeDto,
  toCheckDto,
} from './verification.dto.js';
import { VerificationRepository } from './verification.repository.js';
import { VerifiedBadgeService } from './verified-badge.service.js';
import { workingWithChildrenOf } from './working-with-children.js';

const MOST_ADULTS = 10;

/** A person's own verification. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly changes: CheckChangesService,
    private readonly files: EvidenceRepository,
    private readonly badge: VerifiedBadgeService,
    private readonly clock: ClockService,
  ) {}

  /** All checks of the person's role. Throws `wrong_role` for admins and `profile_missing`. */
  async own(userId: string): Promise<OwnVerification> {
    const person = await this.checks.person(userId);
    if (!person) throw new DomainError('profile_missing');
    if (person.userType === 'admin') throw new DomainError('wrong_role');
    const now = this.clock.now();
    const known = await this.checks.ofPerson(userId);
    const ids = known.map(({ id }) => id);
    const [files, references] = await Promise.all([this.checks.filesOf(ids), this.checks.referencesOf(ids)]);
    return {
      role: person.userType,
      verified: toBadgeDto(badgeOf(person.userType, known, now)),
      missing: missingChecks(person.userType, known, now),
      checks: rulesFor(person.userType).map((rule) => {
        const check = known.find(({ kind }) => kind === rule.kind) ?? null;
        const of = <T extends { checkId: string }>(all: T[]) => all.filter(({ checkId }) => checkId === check?.id);
        return toCheckDto(rule, check, of(files), of(references), now);
      }),
    };
  }

  /** Throws a 400 for an invalid field. */
  async setWorkingWithChildren(userId: string, input: WorkingWithChildrenInput): Promise<OwnVerification> {
    const now = this.clock.now();
    const workingWithChildren = workingWithChildrenOf(input, now);
    const sentAt = now.toISOString();
    await this.changes.change(userId, 'working_with_children', async (check) => {
      // An approval covers what its reviewer saw, and nothing that is sent later.
      check.details =
        check.approvedAt === null
          ? { workingWithChildren, sentAt }
          : { ...check.details, renewedWorkingWithChildren: workingWithChildren, sentAt };
    });
    return this.own(userId);
  }

  /**
   * Sets the adults in the home. New adults need a document before the family is verified again, unless they are removed
   * while the approval of all others would still be valid; documents about others are deleted.
   */
  async setAdults(userId: string, input: readonly AdultInput[]): Promise<OwnVerification> {
    if (input.length === 0) throw invalidAdults(messages.invalid.adultsNone);
    if (input.length > MOST_ADULTS) throw invalidAdults(messages.invalid.adultsMany);
    await this.changes.change(userId, 'adults_at_home', async (check, manager) => {
      const before = check.details?.adults ?? [];
      const adults = input.map(({ id, name }) => {
        const same = before.find((adult) => adult.id === id && adult.name === name);
        return same ?? { id: randomUUID(), name, checkedOn: null };
      });
      const now = this.clock.now();
      await this.files.giveUpOfOthers(
        check.id,
        adults.map(({ id }) => id),
        now,
        manager,
      );
      check.details = { ...check.details, adults };
      const areChecked = adults.every(({ checkedOn }) => checkedOn !== null);
      if (!(areChecked ? restoreApproval(check, now) : endApproval(check))) return;
      await this.checks.save(check, manager);
      await this.badge.refresh(userId, manager);
    });
    return this.own(userId);
  }
}

/** False if nothing is approved. */
function endApproval(check: VerificationCheck): boolean {
  const { approvedAt, validUntil } = check;
  if (approvedAt === null) return false;
  check.details = { ...check.details, endedApproval: { approvedAt: approvedAt.toISOString(), validUntil } };
  Object.assign(check, { approvedAt: null, validUntil: null });
  return true;
}

/** False if none has ended, or its last day is over. */
function restoreApproval(check: VerificationCheck, now: Date): boolean {
  const { endedApproval: ended, ...details } = check.details ?? {};
  if (!ended || check.approvedAt !== null) return false;
  const approval = { approvedAt: new Date(ended.approvedAt), validUntil: ended.validUntil };
  if (!holds(approval, now)) return false;
  Object.assign(check, { ...approval, details, ...(check.state === 'collecting' && { state: 'approved' }) });
  return true;
}

const invalidAdults = (message: string) => invalidField('adults', message);
