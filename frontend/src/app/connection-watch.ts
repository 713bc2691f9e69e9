import { shownStoredAnswers, refetchStoredAnswers } from '../api/stored-answers';
import { failedReads, refetchReads } from '../api/failed-reads';
import { paths } from '../config/paths';
import { refreshOrSignOut } from '../lib/session';
import { connectionTexts } from './connection-texts';
import type { AppStore } from './store';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** A failure within this time counts as the same outage, so the delays keep growing. */
const STEADY_MS = 30_000;

/** A small public endpoint that shows whether the API answers. */
const PROBE = '/api/regions';

/**
 * Shows a notice while the API cannot be reached, and refetches failed reads when it can, so that no one has to reload.
 * Writes are not repeated.
 */
export function watchConnection(store: AppStore): void {
  const notice = document.getElementById('page-notice');
  let queries: unknown;
  let waiting: number | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let recoveredAt = -Infinity;

  const failed = () => failedReads(store.getState(), isOutage);

  const isUnconfirmed = () => store.getState().session.expiresAt === 0;

  const check = async () => {
    const answers = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_PAUSE_MS) }).then(
      ({ status }) => !isOutage(status),
      () => false,
    );
    const confirmed = answers && (!isUnconfirmed() || (await refreshOrSignOut().catch(() => null)) !== null);
    waiting = undefined;
    if (!confirmed) {
      sayLost(notice);
      return later();
    }
    notice?.replaceChildren();
    recoveredAt = performance.now();
    refetchStoredAnswers(store.dispatch);
    refetchReads(store.dispatch, failed());
  };
  const later = () => {
    if (waiting !== undefined) return;
    waiting = window.setTimeout(() => void check(), pauseMs * (0.75 + Math.random() / 2));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const now = () => {
    clearTimeout(waiting);
    pauseMs = FIRST_PAUSE_MS;
    void check();
  };

  const look = () => {
    const latest = store.getState().api.queries;
    if (latest === queries) return;
    queries = latest;
    if (failed().length === 0 && !isUnconfirmed() && shownStoredAnswers.snapshot().size === 0) return;
    if (waiting === undefined && performance.now() - recoveredAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    later();
  };
  look();
  store.subscribe(look);
  window.addEventListener('online', now);
  window.addEventListener('offline', now);
}

function sayLost(notice: HTMLElement | null): void {
  const text = navigator.onLine ? connectionTexts.lost : connectionTexts.offline;
  if (!notice || notice.firstChild?.textContent === text) return;
  notice.replaceChildren(text);
  // Without the worker that page would not open.
  if (!navigator.serviceWorker?.controller) return;
  const link = Object.assign(document.createElement('a'), {
    href: paths.offline,
    textContent: connectionTexts.readable,
  });
  notice.append(' ', link);
}

/** No answer at all, or one that says that the service is temporarily unavailable. */
const isOutage = (status: number): boolean => status === 0 || status === 503;
