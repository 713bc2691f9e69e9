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
      } catch {
        await online();
        await new Promise((resolve) => setTimeout(resolve, wait));
        await refetchLostStyles();
      }
    }
    return load();
  };
}

/** Without a connection every try is lost. */
function online(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Vite asks for the styles of a part once: a stylesheet that was lost would be missing for good. */
async function refetchLostStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    lost.map(
      (link) =>
        new Promise<void>((resolve) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = again.onerror = () => resolve();
          link.replaceWith(again);
        }),
    ),
  );
}
