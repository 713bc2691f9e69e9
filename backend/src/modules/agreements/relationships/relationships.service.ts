import { Injectable } from '@nestjs/common';
import { InterviewFactsService, type InterviewCount } from '../../interviews/index.js';
import { RelationshipsRepository, type RelationshipAgreement } from './relationships.repository.js';

const MOST_AGREEMENTS = 50;

/** What someone has had to do with others, in numbers and dates: never in their words. */
@Injectable()
export class RelationshipsService {
  constructor(
    private readonly relationships: RelationshipsRepository,
    private readonly interviews: InterviewFactsService,
  ) {}

  /** How many interviews, by their state. */
  async interviewsOf(userId: string): Promise<InterviewCount[]> {
    return this.interviews.countsOf(userId);
  }

  /** The latest 50, the latest first. */
  async agreementsOf(userId: string): Promise<RelationshipAgreement[]> {
    return this.relationships.agreementsOf(userId, MOST_AGREEMENTS);
  }
}
