import { backOfficePaymentsApi as generated } from './generated/back-office-payments';

export * from './generated/back-office-payments';

/** Whatever is done with money changes its lists, what waits on the front page, and the log. */
const money = { invalidatesTags: ['Back office payments', 'Back office', 'Back office audit'] } as const;

export const backOfficePaymentsApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office', 'Back office audit'],
  endpoints: {
    markInvoicePaid: money,
    cancelInvoice: money,
    noteTransfer: money,
    remindOfInvoice: money,
    grantPlan: money,
    withdrawGrant: money,
  },
});
