import type { InterviewDto } from '../../../../src/modules/interviews/interview.dto.js';
import { Writer, type Claim } from './writer.js';

const DAY_MS = 86_400_000;

/** Proposes, accepts and cancels interviews. */
export class InterviewWriter extends Writer {
  /** Acknowledged proposals. */
  proposed = 0;
  private readonly cancelled: string[] = [];

  protected async round(count: number): Promise<void> {
    const { family, auPair, conversationId } = this.pair;
    const day = new Date(Date.now() + (2 + (count % 60)) * DAY_MS).toISOString().slice(0, 10);
    const wish = { conversationId, minutes: 30, timeZone: 'Australia/Sydney', times: [`${day}T10:00`] };
    const { id, proposals } = await this.done<InterviewDto>(family, 'POST', '/interviews', wish);
    this.proposed += 1;
    const expectState = (state: string) =>
      this.expect(
        `interview ${id} is ${state}`,
        auPair,
        async () => (await auPair.call<InterviewDto>('GET', `/interviews/${id}`)).state === state,
      );
    await expectState('proposed');
    await this.done(auPair, 'POST', `/interviews/${id}/acceptance`, { proposalId: proposals[0]?.id });
    await expectState('scheduled');
    await this.done(family, 'POST', `/interviews/${id}/cancellation`, { word: '' });
    await expectState('cancelled');
    this.cancelled.push(id);
  }

  claims(): Claim[] {
    return [
      {
        what: 'cancelled interviews',
        acknowledged: this.cancelled.map((id) => `${id} cancelled`),
        // The one by which the two have met was not written here.
        sql: `SELECT id || ' ' || state AS found FROM interviews WHERE conversation_id = $1 AND state <> 'done'`,
        values: [this.pair.conversationId],
      },
    ];
  }
}
