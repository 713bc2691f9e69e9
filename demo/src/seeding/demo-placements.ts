import type {
  ConversationImportService,
  HoursImportService,
  ImportedReview,
  ReviewImportService,
} from '@wattle-and-fern/backend/seeding';
import { dayAhead, momentAgo, type DemoFamily, type DemoReview, type DemoPlacement } from '../index.js';

/** Days from the end of a placement to both reviews, and from a review to its reply. */
const DAYS_TO_WRITE = 4;
const DAYS_TO_REPLY = 2;
/** How many weeks before the end have recorded hours. */
const WEEKS_OF_HOURS = 6;

/** Completed placements of demo people; existing ones stay unchanged. */
export class DemoPlacements {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly reviews: ReviewImportService,
    private readonly hours: HoursImportService,
    private readonly now: Date,
  ) {}

  async add(placement: DemoPlacement, family: DemoFamily, familyId: string, auPairId: string): Promise<void> {
    const { timeZone, region } = family;
    const { startedDaysAgo, endedDaysAgo, endedEarlyByDays = 0 } = placement;
    const day = (daysAgo: number) => dayAhead(this.now, -daysAgo, timeZone);
    const conversationId = await this.conversations.add({
      startedById: familyId,
      otherId: auPairId,
      messages: [
        {
          senderId: familyId,
          content: placement.lastMessage,
          createdAt: momentAgo(this.now, endedDaysAgo - 1, '19:10', timeZone),
        },
      ],
    });
    const period = {
      conversationId,
      familyId,
      auPairId,
      region,
      timeZone,
      startsOn: day(startedDaysAgo),
      endsOn: day(endedDaysAgo - endedEarlyByDays),
      endedOn: endedEarlyByDays > 0 ? day(endedDaysAgo) : null,
    };
    await this.reviews.add(period, [
      this.side(placement.byFamily, placement, family, { authorId: familyId, aboutId: auPairId }),
      this.side(placement.byAuPair, placement, family, { authorId: auPairId, aboutId: familyId }),
    ]);
    const differing = placement.hours.map(({ workingDaysBeforeEnd, minutes, note, familyNote }) => ({
      workingDaysBeforeEnd,
      recorded: { way: 'duration' as const, minutes, note },
      ...(familyNote && { familyNote }),
    }));
    await this.hours.add(familyId, auPairId, WEEKS_OF_HOURS, differing);
  }

  private side(
    review: DemoReview,
    { endedDaysAgo }: DemoPlacement,
    { timeZone }: DemoFamily,
    people: Pick<ImportedReview, 'authorId' | 'aboutId'>,
  ): ImportedReview {
    const ago = (days: number) => momentAgo(this.now, endedDaysAgo - days, '20:15', timeZone);
    return {
      ...review,
      ...people,
      moderatorNote: null,
      writtenAt: ago(DAYS_TO_WRITE),
      repliedAt: review.reply === null ? null : ago(DAYS_TO_WRITE + DAYS_TO_REPLY),
    };
  }
}
