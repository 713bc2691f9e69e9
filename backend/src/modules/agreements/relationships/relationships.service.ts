import { Injectable } from '@nestjs/common';
import { InterviewFactsService, type InterviewCount } from '../../interviews/index.js';
import { RelationshipsRepository, type RelationshipAgreement } from './relationships.repository.js';

const MOST_AGREEMENTS = 50;

/** A person's contacts with others in numbers and dates, without any message texts. */
@Injectable()
export class RelationshipsService {
  constructor(
    private readonly relationships: RelationshipsRepository,
    private readonly interviews: InterviewFactsService,
  ) {}

  /** The number of interviews by state. */
  async interviewsOf(userId: string): Promise<InterviewCount[]> {
    return this.interviews.countsOf(userId);
  }

  /** The latest 50, newest first. */
  async agreementsOf(userId: string): Promise<RelationshipAgreement[]> {
    return this.relationships.agreementsOf(userId, MOST_AGREEMENTS);
  }
}
