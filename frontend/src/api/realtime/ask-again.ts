interface Question {
  isFetching: boolean;
  refetch(): PromiseLike<unknown>;
}

/**
 * Asks for what has just changed. A request that is under way may have been answered before the change, and the cache
 * begins no second one next to it: then the question is asked once more after it.
 */
export async function askAgain({ isFetching, refetch }: Question): Promise<void> {
  await refetch();
  if (isFetching) await refetch();
}
