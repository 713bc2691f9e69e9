import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Footer } from '../features/site-frame/Footer';
import { Header } from '../features/site-frame/Header';
import { useRegionOnDocument, withoutRegion } from '../lib/region';
import { departed, useSession } from '../lib/session';
import { ToastRegion } from '../ui/toast/ToastRegion';
import styles from './AppFrame.module.css';
import { appMessages } from './texts';
import type { Frame, PageHandle } from './pages';
import type { RootState } from './store';
import { retryImport } from '../lib/retry-import';

const HeaderBell = lazy(retryImport(() => import('../features/notifications/HeaderBell')));
// Visitors do without it.
const TabBar = lazy(
  retryImport(() => import('../features/site-frame/member/TabBar').then((module) => ({ default: module.TabBar }))),
);
const ConsentBanner = lazy(
  retryImport(() => import('../features/consent').then((module) => ({ default: module.ConsentBanner }))),
);

/** Header, page, footer, and what accompanies every navigation. */
export function AppFrame() {
  const language = useForeignLanguage();
  useRegionOnDocument(language);
  useArrivalAfterSignOut();
  const frame = useFrame();
  const main = useFocusOnNavigation();
  // The frame speaks English around a page that does not.
  const own = language ? 'en' : undefined;
  return (
    <>
      <div className={styles.around} lang={own}>
        {/* A landmark of its own: where a banner stands above the page, this is not the first thing on it. */}
        <nav aria-label={appMessages.skipLinks}>
          <a className={styles.skip} href="#main">
            {appMessages.skipToContent}
          </a>
        </nav>
        <NavigationBar />
        {frame === 'admin' ? null : <Header overSky={frame === 'sky'} bell={<SignedInBell />} />}
      </div>
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-frame={frame}>
        <Outlet />
      </main>
      <div className={styles.around} lang={own}>
        {frame === 'full' || frame === 'admin' ? null : <Footer />}
        <MemberTabBar />
        <ToastRegion />
        <OptionalServices />
      </div>
      <ScrollRestoration />
    </>
  );
}

/** Its code comes with the first person who signs in. */
function SignedInBell() {
  return (
    <Suspense>
      <HeaderBell />
    </Suspense>
  );
}

function MemberTabBar() {
  return useSession().user ? (
    <Suspense>
      <TabBar />
    </Suspense>
  ) : null;
}

/** Only an installation that names such a service has anything to ask, and only the browser knows the answer. */
function OptionalServices() {
  const scripts = useSelector(({ settings }: RootState) => settings.serviceScripts);
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser || Object.keys(scripts).length === 0) return null;
  return (
    <Suspense>
      <ConsentBanner scripts={scripts} />
    </Suspense>
  );
}

/** The language of a country's page; null on the pages that everyone gets. */
function useForeignLanguage(): string | null {
  const { pathname } = useLocation();
  const visit = useSelector((state: RootState) => state.settings.country);
  return withoutRegion(pathname) === '/' ? (visit?.language ?? null) : null;
}

function useFrame(): Frame {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.frame ?? 'plain';
}

/**
 * Guards stand still from signing out until another page is drawn, so that no one is asked to sign in on the way out.
 * Another page than the one that was left for will do: the person who pressed Back meanwhile does not arrive there.
 */
function useArrivalAfterSignOut(): void {
  const { leavingFor } = useSession();
  const { pathname, key } = useLocation();
  const dispatch = useDispatch();
  const leftFrom = useRef(key);
  const isThere = leavingFor !== null && leavingFor.split(/[?#]/, 1)[0] === pathname;
  useEffect(() => {
    if (leavingFor === null) leftFrom.current = key;
    else if (isThere || leftFrom.current !== key) dispatch(departed());
  }, [leavingFor, isThere, key, dispatch]);
}

/** A screen reader starts reading at the new page, as it would after a full load. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // With the page, not after it: a button pressed in between would lose the focus again.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function NavigationBar() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <div className={styles.progress} data-waiting={waiting} role="status">
      {waiting ? <span className="sr">{appMessages.loadingPage}</span> : null}
    </div>
  );
}
