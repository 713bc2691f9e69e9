import { Injectable } from '@nestjs/common';
import { RelationshipsRepository, type DealtArrangement, type InterviewCount } from './relationships.repository.js';

const MOST_ARRANGEMENTS = 50;

/** What somebody has had to do with others, in numbers and dates: never in their words. */
@Injectable()
export class RelationshipsService {
  constructor(private readonly dealings: RelationshipsRepository) {}

  /** How many interviews, by their state. */
  async interviewsOf(userId: string): Promise<InterviewCount[]> {
    return this.dealings.interviewsOf(userId);
  }

  /** The latest 50, the latest first. */
  async arrangementsOf(userId: string): Promise<DealtArrangement[]> {
    return this.dealings.arrangementsOf(userId, MOST_ARRANGEMENTS);
  }
}
