import { adminPaymentsApi as generated } from './generated/admin-payments';

export * from './generated/admin-payments';

/** Every change to payments also changes the lists, the Admin front page and the audit log. */
const money = { invalidatesTags: ['Admin payments', 'Admin', 'Admin audit'] } as const;

export const adminPaymentsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit'],
  endpoints: {
    markInvoicePaid: money,
    cancelInvoice: money,
    recordTransfer: money,
    remindOfInvoice: money,
    grantPlan: money,
    withdrawGrant: money,
  },
});
