import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Footer } from '../features/site-frame/Footer';
import { Header } from '../features/site-frame/Header';
import { useRegionOnDocument, withoutRegion } from '../lib/region';
import { departed, useSession } from '../lib/session';
import { ToastRegion } from '../ui/toast/ToastRegion';
import styles from './AppFrame.module.css';
import { appTexts } from './texts';
import type { Frame, PageHandle } from './pages';
import type { RootState } from './store';
import { retryImport } from '../lib/retry-import';

const HeaderBell = lazy(retryImport(() => import('../features/notifications/HeaderBell')));
// Visitors do not load this code.
const TabBar = lazy(
  retryImport(() => import('../features/site-frame/member/TabBar').then((module) => ({ default: module.TabBar }))),
);
const ConsentBanner = lazy(
  retryImport(() => import('../features/consent').then((module) => ({ default: module.ConsentBanner }))),
);

/** Header, page, footer, and the effects of every navigation. */
export function AppFrame() {
  const language = useForeignLanguage();
  useRegionOnDocument(language);
  useArrivalAfterSignOut();
  const frame = useFrame();
  const main = useFocusOnNavigation();
  // The frame is in English around a page in another language.
  const own = language ? 'en' : undefined;
  return (
    <>
      <div className={styles.around} lang={own}>
        {/* A landmark of its own: where there is a banner above the page, this is not the first element. */}
        <nav aria-label={appTexts.skipLinks}>
          <a className={styles.skip} href="#main">
            {appTexts.skipToContent}
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

/** Loaded when the first person logs in. */
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

/** Only an installation with optional services needs consent, and only the browser knows the choice. */
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

/** The language of a country's page; null on other pages. */
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
 * Guards do not redirect between logging out and the next page, so that no one is asked to log in on the way out. Any
 * next page ends this, because a person who presses Back never reaches the planned one.
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

/** A screen reader starts reading at the new page, as after a full load. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Runs together with the page change: later it could take the focus from a button that was pressed in between.
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
      {waiting ? <span className="sr">{appTexts.loadingPage}</span> : null}
    </div>
  );
}
