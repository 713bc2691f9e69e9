import { Injectable } from '@nestjs/common';
import { SessionsService } from '../../auth/index.js';
import { ConversationMembersService } from '../../messaging/index.js';
import { RelationshipsService } from '../../agreements/index.js';
import { PeopleService } from '../../profiles/index.js';
import { VerificationReviewService } from '../../verification/index.js';
import { CaseReadingService, toNamedPerson, type NamedPersonDto, type ReportReason } from '../../safety/index.js';
import type { UserChecks, UserRelationships, UserReports, UserSignIns } from './user-sections.dto.js';

/** Sections of a person's page, each loaded when it is viewed. Empty for an id without an account. */
@Injectable()
export class UserSectionsService {
  constructor(
    private readonly review: VerificationReviewService,
    private readonly cases: CaseReadingService,
    private readonly sessions: SessionsService,
    private readonly conversations: ConversationMembersService,
    private readonly relationships: RelationshipsService,
    private readonly people: PeopleService,
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

  async relationshipsOf(userId: string): Promise<UserRelationships> {
    const agreements = await this.relationships.agreementsOf(userId);
    const naming = await this.naming(agreements.map(({ partnerId }) => partnerId));
    return {
      conversations: await this.conversations.countOf(userId),
      interviews: await this.relationships.interviewsOf(userId),
      agreements: agreements.map(({ id, partnerId, state, startsOn, endsOn, endedOn }) => ({
        id,
        partner: naming(partnerId),
        state,
        startsOn,
        endsOn,
        endedOn,
      })),
    };
  }

  private async naming(ids: string[]): Promise<(id: string) => NamedPersonDto> {
    const cards = await this.people.cardsOf([...new Set(ids)]);
    return (id) => toNamedPerson(id, cards.get(id));
  }
}
