import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { dayAt } from '../../platform/daily-metrics/index.js';
import { mailboxOf } from '../../platform/email/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { decodePosition, pageOf } from '../../platform/http/index.js';
import { dueAnnouncement, endOfDay, isComplete } from './check-state.js';
import { collectedFor, withoutCheckedAdults } from './collected-evidence.js';
import { EvidenceRepository } from './evidence.repository.js';
import { KEEP_EVIDENCE_DAYS, ruleOf } from './checks.js';
import { messages } from './texts.js';
import type { VerificationCheck } from './verification-check.entity.js';
import type { VerificationReference } from './verification-reference.entity.js';
import './verification-events.js';
import { toCheckDto } from './verification.dto.js';
import {
  toReviewedPerson,
  toReviewedReference,
  toCheckToReview,
  type VerificationDecisionInput,
  type ReviewedCheck,
  type VerificationWithdrawalInput,
  type CheckToReview,
  type ChecksToReview,
  type ChecksToReviewQuery,
} from './verification-review.dto.js';
import { VerificationReviewRepository } from './verification-review.repository.js';
import { VerificationRepository } from './verification.repository.js';
import { VerifiedBadgeService } from './verified-badge.service.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_YEARS = 15;

/** A decision, for the audit log. */
interface DecidedCheck {
  before: Pick<VerificationCheck, 'state' | 'validUntil'>;
  after: Pick<VerificationCheck, 'state' | 'validUntil'>;
}

/** Reviews of checks. The Admin routes check who may call this. */
@Injectable()
export class VerificationReviewService {
  constructor(
    private readonly list: VerificationReviewRepository,
    private readonly checks: VerificationRepository,
    private readonly evidence: EvidenceRepository,
    private readonly badge: VerifiedBadgeService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  async page({ state, kind, role, cursor, limit }: ChecksToReviewQuery): Promise<ChecksToReview> {
    const position = decodePosition(cursor);
    const after = position && { since: position.at, id: position.id };
    const rows = await this.list.page({ state, kind: kind ?? null, role: role ?? null }, after, limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ since, id }) => [since, id]);
    return {
      items: shown.map(toCheckToReview),
      nextCursor,
    };
  }

  /** All checks of a person, newest first. */
  async ofPerson(userId: string): Promise<CheckToReview[]> {
    return (await this.list.ofPerson(userId)).map(toCheckToReview);
  }

  waiting() {
    return this.list.waiting();
  }

  /** Throws `not_found`. */
  async find(id: string, reviewerId: string): Promise<ReviewedCheck> {
    const check = await this.checks.find(id);
    const context = check && (await this.list.context(check.userId));
    const rule = context && context.userType !== 'admin' ? ruleOf(context.userType, check.kind) : null;
    if (!check || !context || !rule) throw new DomainError('not_found');
    const [files, references, opened] = await Promise.all([
      this.checks.filesOf([id]),
      this.checks.referencesOf([id]),
      this.evidence.openedBy(id, reviewerId),
    ]);
    const members = await this.list.membersAt(references.flatMap(({ refereeEmail }) => refereeEmail ?? []));
    const memberOf = ({ refereeEmail }: VerificationReference) =>
      (refereeEmail && members.get(mailboxOf(refereeEmail))) || null;
    return {
      id,
      userId: check.userId,
      role: rule.role,
      version: check.version,
      validUntilRule: rule.validUntil,
      person: toReviewedPerson(context),
      check: toCheckDto(rule, check, files, references, this.clock.now()),
      references: references.map((reference) => toReviewedReference(reference, memberOf(reference))),
      openedFileIds: [...opened],
      isApproved: check.approvedAt !== null,
    };
  }

  /**
   * Decides on a waiting check. Throws `verification_already_decided` if it was decided or changed meanwhile;
   * `documents_not_opened` for an approval of files that this reviewer has not opened; and a 400 for an invalid field.
   */
  async decide(
    id: string,
    reviewerId: string,
    input: VerificationDecisionInput,
    manager: EntityManager,
  ): Promise<DecidedCheck> {
    const check = await this.checks.lockById(id, manager);
    if (!check) throw new DomainError('not_found');
    if (check.state !== 'waiting' || check.version !== input.version)
      throw new DomainError('verification_already_decided');
    const now = this.clock.now();
    const reason = input.reason ?? null;
    const before = { state: check.state, validUntil: check.validUntil };
    if (input.decision === 'approved') {
      const validUntil = await this.validUntilOf(check, input, now, manager);
      await this.assertOpened(id, reviewerId, now, manager);
      if (check.kind === 'adults_at_home') await this.assertAllShown(check, manager);
      this.approve(check, validUntil, now);
    } else if (!reason) throw invalidField('reason', messages.invalid.reason.tooShort);
    // Asking again keeps an earlier approval; refusing removes it.
    if (input.decision === 'refused')
      Object.assign(check, { approvedAt: null, validUntil: null, details: withoutCheckedAdults(check.details) });
    Object.assign(check, { state: input.decision, reason, decidedAt: now, decidedBy: reviewerId, waitingSince: null });
    await this.checks.save(check, manager);
    await this.checks.giveUpEvidence(id, new Date(now.getTime() + KEEP_EVIDENCE_DAYS * DAY_MS), manager);
    if (input.decision === 'refused') await this.checks.discountGivenUp(id, manager);
    await this.badge.refresh(check.userId, manager);
    const { userId, kind } = check;
    await this.outbox.add(manager, 'verification.decided', { userId, check: kind, decision: input.decision, reason });
    return { before, after: { state: check.state, validUntil: check.validUntil } };
  }

  /**
   * Withdraws a mistaken approval: the badge is removed at once, and the person can send new documents. A waiting
   * renewal keeps waiting. Throws `not_found`, and `verification_already_decided` if nothing is approved or the check
   * has changed since it was read.
   */
  async withdraw(
    id: string,
    reviewerId: string,
    { reason, version }: VerificationWithdrawalInput,
    manager: EntityManager,
  ): Promise<DecidedCheck> {
    const check = await this.checks.lockById(id, manager);
    if (!check) throw new DomainError('not_found');
    if (check.approvedAt === null || check.version !== version) throw new DomainError('verification_already_decided');
    const before = { state: check.state, validUntil: check.validUntil };
    const details = withoutCheckedAdults(check.details);
    Object.assign(check, { approvedAt: null, validUntil: null, announcedWeeks: null, details });
    if (check.state !== 'waiting')
      Object.assign(check, { state: 'withdrawn', reason, decidedAt: this.clock.now(), decidedBy: reviewerId });
    await this.checks.discountApproved(id, manager);
    await this.checks.save(check, manager);
    await this.badge.refresh(check.userId, manager);
    const { userId, kind } = check;
    await this.outbox.add(manager, 'verification.decided', { userId, check: kind, decision: 'withdrawn', reason });
    return { before, after: { state: check.state, validUntil: null } };
  }

  /** A reviewer must have opened every stored file, including those of an earlier decision. */
  private async assertOpened(id: string, reviewerId: string, now: Date, manager: EntityManager): Promise<void> {
    const opened = await this.evidence.openedBy(id, reviewerId, manager);
    const files = await this.checks.filesOf([id], manager);
    const stored = files.filter(({ deleteAfter }) => deleteAfter === null || deleteAfter > now);
    if (stored.some((file) => !opened.has(file.id))) throw new DomainError('documents_not_opened');
  }

  /** An approval that has ended since the renewal was sent no longer counts for adults without a new document. */
  private async assertAllShown(check: VerificationCheck, manager: EntityManager): Promise<void> {
    const files = await this.checks.filesOf([check.id], manager);
    if (!isComplete(check.kind, collectedFor(check, files, 0)))
      throw invalidField('decision', messages.invalid.adultsNotShown);
  }

  private approve(check: VerificationCheck, validUntil: string | null, now: Date): void {
    check.approvedAt = now;
    check.validUntil = validUntil;
    // The approval itself announces the expiry, so no notice is needed today.
    check.announcedWeeks = validUntil === null ? null : dueAnnouncement(validUntil, null, now);
    const { renewedWorkingWithChildren: renewed, ...details } = check.details ?? {};
    if (renewed) check.details = { ...details, workingWithChildren: renewed };
    const adults = check.details?.adults;
    const today = dayAt(now);
    if (adults)
      check.details = {
        ...check.details,
        adults: adults.map((adult) => ({ ...adult, checkedOn: adult.checkedOn ?? today })),
      };
  }

  private async validUntilOf(
    { userId, kind }: VerificationCheck,
    { validUntil = null }: VerificationDecisionInput,
    now: Date,
    manager: EntityManager,
  ): Promise<string | null> {
    const person = await this.checks.person(userId, manager);
    const rule = person && person.userType !== 'admin' ? ruleOf(person.userType, kind) : null;
    if (!rule || rule.validUntil === 'none') return null;
    const problem = (message: string) => invalidField('validUntil', message);
    if (validUntil === null) {
      if (rule.validUntil === 'demanded') throw problem(messages.invalid.validUntilMissing);
      return null;
    }
    if (endOfDay(validUntil) < now) throw problem(messages.invalid.validUntilOver);
    if (endOfDay(validUntil).getTime() > now.getTime() + LONGEST_YEARS * 366 * DAY_MS)
      throw problem(messages.invalid.validUntilFar);
    return validUntil;
  }
}
