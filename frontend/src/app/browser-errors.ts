type Kind = 'uncaught' | 'rejection' | 'render' | 'hydration' | 'start';

/** Further errors of this page load add nothing new. */
const MOST_REPORTS = 5;
const LONGEST = { message: 500, stack: 3_000, page: 300 };

/**
 * Errors that are not the page's fault: extensions, scripts of other sites, and a notice that browsers report as an
 * error.
 */
const NOT_OURS = /-extension:\/\/|^Script error\.?$|ResizeObserver loop|^AbortError/;

const reported = new Set<string>();

/** Reports an error to the API, once for each page load. The API removes personal data. */
export function reportBrowserError(kind: Kind, error: unknown): void {
  const { message, stack } = describe(error);
  const key = message + stack;
  if (NOT_OURS.test(message) || NOT_OURS.test(stack) || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  const page = location.pathname.slice(0, LONGEST.page);
  fetch('/api/browser-errors', {
    method: 'POST',
    // Sent even when the page is left.
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, message, stack, page, release: release() }),
  }).catch(() => undefined);
}

function describe(error: unknown): { message: string; stack: string } {
  const { name, message, code, stack } = (error ?? {}) as Partial<Error> & { code?: unknown };
  const text = String(message ?? code ?? error) || 'No message';
  return {
    message: (name ? `${name}: ${text}` : text).slice(0, LONGEST.message),
    stack: String(stack ?? '').slice(0, LONGEST.stack),
  };
}

/** The name of the entry file, which differs with each build. */
export function release(): string {
  const { entry = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'development';
}
