interface Question {
  isFetching: boolean;
  refetch(): PromiseLike<unknown>;
}

/**
 * Refetches data that has just changed. A pending request may have been answered before the change, and the cache
 * starts no second one, so this refetches again after it.
 */
export async function askAgain({ isFetching, refetch }: Question): Promise<void> {
  await refetch();
  if (isFetching) await refetch();
}
