import type { ApprovalsAdminService } from '@wattle-and-fern/backend/seeding';

/** One proposal that waits for the second administrator, the first time only. */
export async function addDemoApproval(desk: ApprovalsAdminService, keeperId: string, personId: string): Promise<void> {
  const { items } = await desk.list({ personId, limit: 1 });
  if (items.length > 0) return;
  const reason = 'Asked for a copy of everything by letter, and has no access to the mailbox at the moment.';
  await desk.propose(keeperId, { kind: 'export', personId, reason });
}
