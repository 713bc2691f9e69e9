import { backOfficeContactApi as generated, type ContactInboxDetail } from './generated/back-office-contact';
import { backOfficeApi } from './generated/back-office';

export * from './generated/back-office-contact';

/** Reading one is a deed that is written down: it is read when it is opened, and not again after each change. */
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
    dispatch(backOfficeApi.util.invalidateTags(['Back office']) as never);
  },
};

export const backOfficeContactApi = generated.enhanceEndpoints({
  endpoints: {
    getContactMessage: { providesTags: [] },
    answerContactMessage: answersWithDetail,
    noteOnContactMessage: answersWithDetail,
    setContactMessageState: answersWithDetail,
    takeContactMessage: answersWithDetail,
    giveBackContactMessage: answersWithDetail,
  },
});
