import type {
  AgreementImportService,
  ConversationImportService,
  PermissionsService,
} from '@wattle-and-fern/backend/seeding';
import { dayAhead, momentAgo, type DemoCurrentPlacement, type DemoFamily } from '../index.js';

/** Placements of demo people that are in progress; existing ones stay unchanged. */
export class DemoCurrentPlacements {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly agreements: AgreementImportService,
    private readonly permissions: PermissionsService,
    private readonly now: Date,
  ) {}

  async add(placement: DemoCurrentPlacement, family: DemoFamily, familyId: string, auPairId: string): Promise<void> {
    const { timeZone, region } = family;
    const { startedDaysAgo, endsInDays, lastMessage, askedDaysAgo, askedNote } = placement;
    const day = (days: number) => dayAhead(this.now, days, timeZone);
    const createdAt = momentAgo(this.now, startedDaysAgo, '19:10', timeZone);
    const conversationId = await this.conversations.add({
      startedById: familyId,
      otherId: auPairId,
      messages: [{ senderId: familyId, content: lastMessage, createdAt }],
    });
    const pair = { conversationId, familyId, auPairId, region, timeZone };
    const id = await this.agreements.addCurrent({ ...pair, startsOn: day(-startedDaysAgo), endsOn: day(endsInDays) });
    if (id) await this.permissions.record(id, familyId, { step: 'asked', on: day(-askedDaysAgo), note: askedNote });
  }
}
