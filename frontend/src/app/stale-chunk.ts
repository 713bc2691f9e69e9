const KEY = 'reloadedForStaleChunk';
const GUARD_MS = 60_000;

/**
 * After a release an open tab asks for code that is gone, and one reload brings the new page. The guard keeps code
 * that is really missing from reloading for ever. While the site cannot be reached nothing is reloaded: that would
 * trade the page for the browser's error page.
 */
export async function reloadForStaleChunk(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS || !(await pageIsServed())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Whether the open page can be served at the moment. */
export async function pageIsServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
