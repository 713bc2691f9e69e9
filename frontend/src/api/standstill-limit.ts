/** Longer than the server takes to check a file, and than a slow line to empty what the browser already handed over. */
const LONGEST_MS = 90_000;

/** Calls `end` once a transfer has not moved for too long; one that goes on takes as long as it needs. */
export function standstillLimit(end: () => void): { moved: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(end, LONGEST_MS);
  };
  moved();
  return { moved, stop };
}
