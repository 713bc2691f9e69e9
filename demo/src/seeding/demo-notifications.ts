import type { ImportedInterview, NotificationImportService } from '@wattle-and-fern/backend/seeding';
import type { SeededPerson } from './demo-people.js';
import type { DemoPair } from './demo-conversations.js';

const DAY_MS = 86_400_000;
const WITH_DEMO_LOGIN = new Set(['hartley.newtown', 'lena.brandl']);

/** Notifications of the demo. */
export class DemoNotifications {
  constructor(
    private readonly notifications: NotificationImportService,
    private readonly now: Date,
  ) {}

  /** The invited person is notified of the times, the proposer of the agreement. */
  async ofInterview(
    interviewId: string,
    { conversationId, proposedBy, proposedAt, times, agreed }: ImportedInterview,
    { familyId, auPairId }: DemoPair,
  ): Promise<void> {
    const invitee = proposedBy === familyId ? auPairId : familyId;
    const [byId, toId] = agreed ? [invitee, proposedBy] : [proposedBy, invitee];
    await this.notifications.add(`demo-interview:${interviewId}`, {
      kind: agreed ? 'interview.scheduled' : 'interview.proposed',
      payload: { interviewId, byId, toId, conversationId, startsAt: agreed ? times[0].toISOString() : null },
      reader: { id: toId, userType: toId === familyId ? 'family' : 'aupair' },
      at: proposedAt,
      read: false,
    });
  }

  /** People with a demo login were notified of their verified identity. */
  async ofVerification(seeded: readonly SeededPerson[]): Promise<void> {
    for (const { id, username, userType } of seeded) {
      if (!WITH_DEMO_LOGIN.has(username)) continue;
      await this.notifications.add(`demo-identity:${id}`, {
        kind: 'verification.decided',
        payload: { userId: id, check: 'identity', decision: 'approved', reason: null },
        reader: { id, userType },
        at: new Date(this.now.getTime() - 9 * DAY_MS),
        read: true,
      });
    }
  }
}
