interface UnsavedQueue {
  flush: () => Promise<boolean>;
}

/** The queues of this page with text that the server does not have yet. */
export const unsavedQueues = new Set<UnsavedQueue>();

/** No one is kept from logging out for longer. */
const LONGEST_WAIT_MS = 8_000;

/** Saves all of it now if possible in that time, because it would be lost after logging out. */
export const saveUnsavedQueues = async (): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
  await Promise.race([Promise.all([...unsavedQueues].map((queue) => queue.flush())), late]);
  clearTimeout(timer);
};
