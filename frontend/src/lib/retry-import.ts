/** How long to wait before each further try. */
const WAITS_MS = [500, 2_000, 8_000];

/**
 * Asks again for code that did not arrive: a connection is often lost for a moment only, and a small part of a page
 * must not take the page with it. After the last try the failure is the caller’s.
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

/** Vite asks for the styles of a part once, and says which it missed: they would be missing for good. */
function refetchStyles(error: unknown): void {
  const [, href] = /preload CSS for (\S+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
