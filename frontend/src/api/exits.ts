import { exitsApi as generated } from './generated/exits';

export * from './generated/exits';

export const exitsApi = generated.enhanceEndpoints({
  addTagTypes: ['Support', 'Arrangements', 'Reviews'],
  endpoints: {
    openExit: { invalidatesTags: ['Exits', 'Support'] },
    endArrangementOfExit: { invalidatesTags: ['Exits', 'Arrangements', 'Reviews', 'Page', 'Search', 'Dashboard'] },
    rematchAfterExit: { invalidatesTags: ['Exits', 'MyProfile', 'Dashboard', 'Page', 'Search'] },
  },
});
