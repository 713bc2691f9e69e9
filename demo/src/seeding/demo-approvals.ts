import type { ApprovalsAdminService } from '@wattle-and-fern/backend/seeding';

/** One pending proposal for the second admin, added once. */
export async function addDemoApproval(
  approvals: ApprovalsAdminService,
  adminId: string,
  personId: string,
): Promise<void> {
  const { items } = await approvals.list({ personId, limit: 1 });
  if (items.length > 0) return;
  const reason = 'Asked for a data export by post, and cannot open their email at the moment.';
  await approvals.propose(adminId, { kind: 'export', personId, reason });
}
