/** How long to wait before each further try. */
const WAITS_MS = [500, 2_000, 8_000];

/**
 * Retries loading code, because a connection is often lost for a moment only. Throws after the last try. Most browsers
 * remember a script that failed until the page is reloaded, so the service worker (`sw.js`) retries scripts as well.
 */
export function retryImport<T>(load: () => Promise<T>, waits: readonly number[] = WAITS_MS): () => Promise<T> {
  return async () => {
    for (const wait of waits) {
      try {
        return await load();
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        refetchStyles(error);
      }
    }
    return load();
  };
}

/** Vite requests the styles of a part only once, and names the one that failed. */
function refetchStyles(error: unknown): void {
  const [, href] = /preload CSS for (\S+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
