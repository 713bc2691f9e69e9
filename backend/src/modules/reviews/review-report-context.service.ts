import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReportContextsRegistry, type ReportContext } from '../safety/index.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Reviews as evidence: everyone can read published reviews, so everyone can report them. */
@Injectable()
export class ReviewReportContextService implements OnModuleInit {
  constructor(
    private readonly contexts: ReportContextsRegistry,
    private readonly reviews: ReviewsRepository,
  ) {}

  onModuleInit(): void {
    this.contexts.register('review', (reviewId) => this.of(reviewId));
  }

  private async of(reviewId: string): Promise<ReportContext | null> {
    const review = await this.reviews.findOpened(reviewId);
    if (!review) return null;
    const { authorId, words, stars, writtenAt } = review;
    const line = { personId: authorId, text: words, at: writtenAt.toISOString(), reported: true };
    return { aboutId: authorId, evidence: { facts: { stars: String(stars) }, lines: [line] } };
  }
}
