interface Waiting {
  flush: () => Promise<boolean>;
}

/** The queues of this page with text that the server does not have yet. */
export const waiting = new Set<Waiting>();

/** Saves all of it now if possible, because it would be lost after logging out. */
export const saveWaiting = async (): Promise<void> => {
  await Promise.all([...waiting].map((queue) => queue.flush()));
};
