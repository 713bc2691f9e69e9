import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { decodePosition, encodeCursor } from '../../platform/http/index.js';
import { ConversationMembersService } from '../messaging/index.js';
import { PeopleService } from '../profiles/index.js';
import { InterviewListRepository, LIST_ORDERS, type ListPosition } from './interview-list.repository.js';
import {
  partnerIdOf,
  toInterview,
  type ConversationInterviewDto,
  type InterviewDto,
  type InterviewPageDto,
  type InterviewsQuery,
} from './interview.dto.js';
import type { Interview } from './interview.entity.js';
import { InterviewsRepository } from './interviews.repository.js';

/** A person's interviews. */
@Injectable()
export class InterviewListService {
  constructor(
    private readonly lists: InterviewListRepository,
    private readonly interviews: InterviewsRepository,
    private readonly members: ConversationMembersService,
    private readonly people: PeopleService,
    private readonly clock: ClockService,
  ) {}

  async page(personId: string, { view, cursor, limit }: InterviewsQuery): Promise<InterviewPageDto> {
    const after = positionOf(cursor);
    const found = await this.lists.page(personId, view, { now: this.clock.now(), after, limit: limit + 1 });
    const last = found.length > limit ? found[limit - 1] : undefined;
    const at = last?.[LIST_ORDERS[view].by];
    return {
      items: await this.described(personId, found.slice(0, limit)),
      nextCursor: last && at ? encodeCursor([at.getTime(), last.id]) : null,
    };
  }

  /** Throws `not_found` to anyone except the two. */
  async one(personId: string, id: string): Promise<InterviewDto> {
    const interview = await this.interviews.findForPerson(id, personId);
    const [dto] = interview ? await this.described(personId, [interview]) : [];
    if (!dto) throw new DomainError('not_found');
    return dto;
  }

  /** Throws `not_found` to anyone except members. */
  async ofConversation(personId: string, conversationId: string): Promise<ConversationInterviewDto> {
    await this.members.assertPartner(conversationId, personId);
    const interview = await this.interviews.newestOf(conversationId, personId);
    const [dto] = interview ? await this.described(personId, [interview]) : [];
    return { interview: dto ?? null };
  }

  private async described(personId: string, interviews: readonly Interview[]): Promise<InterviewDto[]> {
    const [proposals, cards] = await Promise.all([
      this.interviews.proposalsOf(interviews.map(({ id }) => id)),
      this.people.cardsOf(interviews.map((interview) => partnerIdOf(interview, personId))),
    ]);
    const now = this.clock.now();
    return interviews.map((interview) => {
      const waiting = proposals.filter(({ interviewId }) => interviewId === interview.id);
      return toInterview(interview, waiting, personId, cards.get(partnerIdOf(interview, personId)), now);
    });
  }
}

function positionOf(cursor: string | undefined): ListPosition | null {
  const position = decodePosition(cursor);
  return position && { at: position.at.getTime(), id: position.id };
}
