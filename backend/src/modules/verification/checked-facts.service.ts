import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { Settings } from '../../platform/config/index.js';
import { dayAt } from '../../platform/daily-metrics/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { EffectiveBlocksService, PeopleService } from '../profiles/index.js';
import type { CheckedFact, CheckedFacts } from './checked-facts.dto.js';
import { badgeOf, holds } from './check-state.js';
import { rulesFor } from './checks.js';
import { toBadgeDto } from './verification.dto.js';
import { VerificationRepository } from './verification.repository.js';
import type { WwccState } from './verification.dto.js';

/** Public results and dates of checks, never documents or names. */
@Injectable()
export class CheckedFactsService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly people: PeopleService,
    private readonly blocks: EffectiveBlocksService,
    private readonly clock: ClockService,
    private readonly settings: Settings,
  ) {}

  /** Throws `not_found` if the viewer cannot open the profile page. */
  async of(id: string, viewer: Identity | null): Promise<CheckedFacts> {
    const [card, person] = await Promise.all([this.people.cardOf(id), this.checks.person(id)]);
    const isOwn = viewer?.userId === id;
    if (!card || !person || person.userType === 'admin') throw new DomainError('not_found');
    if (!isOwn && (!card.active || (viewer && (await this.blocks.areHidden(viewer.userId, id)))))
      throw new DomainError('not_found');
    const now = this.clock.now();
    const known = await this.checks.ofPerson(id);
    const references = await this.checks.referencesOf(known.map((check) => check.id));
    const facts = rulesFor(person.userType).flatMap(({ kind, words }): CheckedFact[] => {
      const check = known.find((one) => one.kind === kind);
      if (!check?.approvedAt || !holds(check, now)) return [];
      const { approvedAt } = check;
      const { workingWithChildren, adults } = check.details ?? {};
      // No reviewer has read an answer that came after the approval.
      const answered = references.filter(
        (one) =>
          one.checkId === check.id &&
          one.state === 'answered' &&
          one.answeredAt !== null &&
          one.answeredAt <= approvedAt,
      );
      return [
        {
          kind,
          ...words,
          approvedOn: dayAt(approvedAt),
          validUntil: check.validUntil,
          relationships: answered.map(({ relationship }) => relationship),
          state: (workingWithChildren?.state as WwccState | undefined) ?? null,
          appliedOnly: workingWithChildren?.status === 'applied',
          adults: adults?.length ?? null,
        },
      ];
    });
    const verified = toBadgeDto(badgeOf(person.userType, known, now));
    return { verified, checkedBy: this.settings.productName, facts };
  }
}
