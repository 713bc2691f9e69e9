interface RefetchableQuery {
  isFetching: boolean;
  refetch(): PromiseLike<unknown>;
}

/**
 * Refetches data that has just changed. A pending request may still return the state before the change, and the cache
 * does not start a second one, so this waits for it and then refetches again.
 */
export async function refetchChanged({ isFetching, refetch }: RefetchableQuery): Promise<void> {
  await refetch();
  if (isFetching) await refetch();
}
