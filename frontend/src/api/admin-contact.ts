import { adminContactApi as generated, type ContactInboxDetail } from './generated/admin-contact';
import { adminApi } from './generated/admin';

export * from './generated/admin-contact';

/** Reading one is recorded in the audit log, so it is read when it is opened and not again after each change. */
const answersWithDetail = {
  async onQueryStarted(
    { id }: { id: string },
    {
      dispatch,
      queryFulfilled,
    }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: ContactInboxDetail }> },
  ) {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    dispatch(generated.util.upsertQueryData('getContactMessage', { id }, answer.data) as never);
    dispatch(adminApi.util.invalidateTags(['Admin']) as never);
  },
};

export const adminContactApi = generated.enhanceEndpoints({
  endpoints: {
    getContactMessage: { providesTags: [] },
    answerContactMessage: answersWithDetail,
    noteOnContactMessage: answersWithDetail,
    setContactMessageState: answersWithDetail,
    assignContactMessage: answersWithDetail,
    unassignContactMessage: answersWithDetail,
  },
});
