import { householdApi as generated } from './generated/household';

export * from './generated/household';

export const householdApi = generated.enhanceEndpoints({
  endpoints: {
    // The co-parent may have accepted or left meanwhile.
    getMyHousehold: { keepUnusedDataFor: 0 },
    // It changes nothing.
    checkHouseholdInvitation: { invalidatesTags: [] },
    leaveHousehold: { invalidatesTags: [], extraOptions: { outlivesPage: true } },
  },
});
