import type { ApprovalDto } from '../../src/modules/admin/approvals/approval.dto.js';
import { eventually } from './eventually.js';
import type { Person } from './people.js';

const REASON = 'Because the test needs it.';

export const proposeRefund = ({ agent }: Person, purchaseId: string, input: { amountCents: number; by?: string }) =>
  agent.post('/api/admin/approvals').send({ kind: 'refund', purchaseId, reason: REASON, ...input });

export const decideRefund = ({ agent }: Person, approvalId: string, decision = 'agreed') =>
  agent.post(`/api/admin/approvals/${approvalId}/decisions`).send({ decision });

export const refundOutcome = ({ agent }: Person, purchaseId: string, approvalId: string): Promise<ApprovalDto> =>
  eventually('the refund to be carried out, or to fail', async () => {
    const { body } = await agent.get('/api/admin/approvals').query({ purchaseId, limit: 50 }).expect(200);
    const found = (body as { items: ApprovalDto[] }).items.find(({ id }) => id === approvalId);
    return found?.carriedOutAt || found?.failure ? found : null;
  });

/** One admin proposes it, a second one agrees, and it is carried out. */
export async function giveBack(
  [one, other]: readonly [Person, Person],
  purchaseId: string,
  input: { amountCents: number; by?: string },
): Promise<ApprovalDto> {
  const { body } = await proposeRefund(one, purchaseId, input).expect(201);
  const { id } = body as ApprovalDto;
  await decideRefund(other, id).expect(200);
  return refundOutcome(one, purchaseId, id);
}
