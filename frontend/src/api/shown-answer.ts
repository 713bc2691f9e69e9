import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type PlacementArg = { agreementId: string };

/**
 * For a change that responds with the new state of a query: `update` writes it into the cache at once, before the query
 * is repeated.
 */
export const showAnswer = <Answer, State>(
  update: (arg: PlacementArg, answer: Answer) => ThunkAction<unknown, State, unknown, UnknownAction>,
) => ({
  async onQueryStarted(
    arg: PlacementArg,
    {
      dispatch,
      queryFulfilled,
    }: { dispatch: ThunkDispatch<State, unknown, UnknownAction>; queryFulfilled: Promise<{ data: Answer }> },
  ): Promise<void> {
    const { data } = await queryFulfilled.catch(() => ({ data: null }));
    if (data) dispatch(update(arg, data));
  },
});
