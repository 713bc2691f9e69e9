import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { arrivalsApi as generated, type ArrivalPlan } from './generated/arrivals';

export * from './generated/arrivals';

interface Lifecycle {
  dispatch: ThunkDispatch<Parameters<typeof generated.util.selectInvalidatedBy>[0], unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: ArrivalPlan }>;
}

/** A change answers with its plan: that is shown at once, before the plan is read again. */
const showsAnswer = {
  async onQueryStarted(
    { arrangementId }: { arrangementId: string },
    { dispatch, queryFulfilled }: Lifecycle,
  ): Promise<void> {
    const { data } = await queryFulfilled.catch(() => ({ data: null }));
    if (data) dispatch(generated.util.updateQueryData('getArrivalPlan', { arrangementId }, () => data));
  },
};

export const arrivalsApi = generated.enhanceEndpoints({
  endpoints: {
    answerCheckIn: showsAnswer,
    removeFlight: showsAnswer,
    setArrivalTask: showsAnswer,
    setFlight: showsAnswer,
    setPickUp: showsAnswer,
  },
});
