const KEY = 'reloadedForStaleChunk';
const GUARD_MS = 60_000;

/**
 * After a release an open tab requests code that no longer exists; one reload loads the new page. The guard prevents
 * endless reloads for code that is really missing. While the site cannot be reached nothing is reloaded, because the
 * browser's error page would replace the page.
 */
export async function reloadForStaleChunk(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS || !(await pageIsServed())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Whether the open page can be loaded at the moment. */
export async function pageIsServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
