import { matchRoutes, type RouteObject } from 'react-router-dom';
import { sessionHint } from '../lib/session';
import type { PageHandle } from './pages';

/** Browsers that save data; not in every browser, nor in the types. */
type Connection = { saveData?: boolean } | undefined;

/**
 * Loads the code of the page behind a link as soon as someone points at it, touches it or reaches it by keyboard, so
 * that the click waits for no script. `routes` are those that the router was made of.
 */
export function prefetchLinks(routes: RouteObject[]): void {
  const requested = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    const { pathname } = link;
    if (requested.has(pathname) || savesData()) return;
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const isForMembers = (route.handle as PageHandle | undefined)?.afterSession;
      if (typeof route.lazy !== 'function' || (isForMembers && !sessionHint.read())) continue;
      requested.add(pathname);
      // The navigation tries again.
      route.lazy().catch(() => requested.delete(pathname));
    }
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, prefetch, { passive: true });
}

const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;
