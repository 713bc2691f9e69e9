import { adminPaymentsApi as generated } from './generated/admin-payments';

export * from './generated/admin-payments';

/** Whatever is done with money changes its lists, what waits on the front page, and the log. */
const money = { invalidatesTags: ['Admin payments', 'Admin', 'Admin audit'] } as const;

export const adminPaymentsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit'],
  endpoints: {
    markInvoicePaid: money,
    cancelInvoice: money,
    noteTransfer: money,
    remindOfInvoice: money,
    grantPlan: money,
    withdrawGrant: money,
  },
});
