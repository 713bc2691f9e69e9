import { Injectable } from '@nestjs/common';
import { Sessions } from '../../auth/index.js';
import { ConversationMembers } from '../../messaging/index.js';
import { Dealings } from '../../placements/index.js';
import { People, VerificationReview } from '../../profiles/index.js';
import { CaseReading, toNamedPerson, type NamedPersonDto, type ReportReason } from '../../safety/index.js';
import type { UserChecks, UserDealings, UserReports, UserSignIns } from './user-sections.dto.js';

/** What is known of a person beside their page: each section when it is looked at. An id without an account has nothing. */
@Injectable()
export class UserSections {
  constructor(
    private readonly review: VerificationReview,
    private readonly cases: CaseReading,
    private readonly sessions: Sessions,
    private readonly conversations: ConversationMembers,
    private readonly dealings: Dealings,
    private readonly people: People,
  ) {}

  async checks(userId: string): Promise<UserChecks> {
    return { items: await this.review.ofPerson(userId) };
  }

  async reports(userId: string): Promise<UserReports> {
    const about = await this.cases.about(userId);
    const by = await this.cases.reportedBy(userId);
    const naming = await this.naming(by.map(({ aboutId }) => aboutId));
    return {
      about: about.map(({ id, subjectType, reasons, action, words, ...moments }) => ({
        id,
        subjectType,
        reasons: reasons as ReportReason[],
        openedAt: moments.openedAt.toISOString(),
        decidedAt: moments.decidedAt?.toISOString() ?? null,
        action,
        words,
        suspendedUntil: moments.suspendedUntil?.toISOString() ?? null,
        liftedAt: moments.liftedAt?.toISOString() ?? null,
      })),
      by: by.map(({ id, caseId, aboutId, reason, createdAt, action }) => ({
        id,
        caseId,
        about: naming(aboutId),
        reason,
        createdAt: createdAt.toISOString(),
        action,
      })),
    };
  }

  async signIns(userId: string): Promise<UserSignIns> {
    const known = await this.sessions.listKnown(userId);
    return {
      items: known.map(({ id, userAgent, network, createdAt, lastSeenAt, live }) => ({
        id,
        userAgent,
        network,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        live,
      })),
    };
  }

  async dealingsOf(userId: string): Promise<UserDealings> {
    const arrangements = await this.dealings.arrangementsOf(userId);
    const naming = await this.naming(arrangements.map(({ partnerId }) => partnerId));
    return {
      conversations: await this.conversations.countOf(userId),
      interviews: await this.dealings.interviewsOf(userId),
      arrangements: arrangements.map(({ id, partnerId, state, startsOn, endsOn }) => ({
        id,
        partner: naming(partnerId),
        state,
        startsOn,
        endsOn,
      })),
    };
  }

  private async naming(ids: string[]): Promise<(id: string) => NamedPersonDto> {
    const cards = await this.people.cardsOf([...new Set(ids)]);
    return (id) => toNamedPerson(id, cards.get(id));
  }
}
