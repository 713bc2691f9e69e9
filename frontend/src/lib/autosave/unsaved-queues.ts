interface UnsavedQueue {
  flush: () => Promise<boolean>;
}

/** The queues of this page with text that the server does not have yet. */
export const unsavedQueues = new Set<UnsavedQueue>();

/** Saves all of it now if possible, because it would be lost after logging out. */
export const saveUnsavedQueues = async (): Promise<void> => {
  await Promise.all([...unsavedQueues].map((queue) => queue.flush()));
};
