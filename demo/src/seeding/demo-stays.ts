import type {
  ConversationImportService,
  HoursImportService,
  ImportedReview,
  ReviewImportService,
} from '@wattle-and-fern/backend/seeding';
import { dayAhead, momentAgo, type DemoFamily, type DemoReview, type DemoPlacement } from '../index.js';

/** Both reviewed after so many days, and replies came two days later. */
const DAYS_TO_WRITE = 4;
const DAYS_TO_REPLY = 2;
/** The weeks before the end whose hours are recorded. */
const WEEKS_OF_HOURS = 6;

/** Completed placements of demo people; existing ones stay unchanged. */
export class DemoPlacements {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly reviews: ReviewImportService,
    private readonly hours: HoursImportService,
    private readonly now: Date,
  ) {}

  async add(stay: DemoPlacement, family: DemoFamily, familyId: string, auPairId: string): Promise<void> {
    const { timeZone, region } = family;
    const { startedDaysAgo, endedDaysAgo, endedEarlyByDays = 0 } = stay;
    const day = (daysAgo: number) => dayAhead(this.now, -daysAgo, timeZone);
    const conversationId = await this.conversations.add({
      startedById: familyId,
      otherId: auPairId,
      messages: [
        {
          senderId: familyId,
          content: stay.lastMessage,
          createdAt: momentAgo(this.now, endedDaysAgo - 1, '19:10', timeZone),
        },
      ],
    });
    const lived = {
      conversationId,
      familyId,
      auPairId,
      region,
      timeZone,
      startsOn: day(startedDaysAgo),
      endsOn: day(endedDaysAgo - endedEarlyByDays),
      endedOn: endedEarlyByDays > 0 ? day(endedDaysAgo) : null,
    };
    await this.reviews.add(lived, [
      this.side(stay.byFamily, stay, family, { authorId: familyId, aboutId: auPairId }),
      this.side(stay.byAuPair, stay, family, { authorId: auPairId, aboutId: familyId }),
    ]);
    const differing = stay.hours.map(({ workingDaysBeforeEnd, minutes, note, familyNote }) => ({
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
