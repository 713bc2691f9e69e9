const KEY = 'reloadedForStaleChunk';
const GUARD_MS = 60_000;

/**
 * After a deployment an open tab asks for chunks that are gone. One reload brings the new page; the guard keeps a
 * chunk that is really missing from reloading for ever.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
