import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { landingPaths, paths } from '../../config/paths';
import { product } from '../../config/product';
import { RegionLink, RegionNavLink, showsRegionSwitch, useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';
import { useOpenOnPage } from '../../lib/use-open-on-page';
import { LinkButton, IconButton } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import styles from './Header.module.css';
import { frameTexts } from './texts';
import { RegionSwitch } from './RegionSwitch';
import { NavMenu } from './NavMenu';
import { useAuthLinks } from './use-auth-links';
import { retryImport } from '../../lib/retry-import';

// Visitors do not load this code.
const AccountCorner = lazy(
  retryImport(() => import('./member/AccountCorner').then((module) => ({ default: module.AccountCorner }))),
);
const MenuPanel = lazy(retryImport(() => import('./MenuPanel').then((module) => ({ default: module.MenuPanel }))));

const RESOURCES = [
  [paths.blog, frameTexts.blog],
  [paths.faq, frameTexts.faq],
  [paths.resources, frameTexts.templates],
] as const;

interface HeaderProps {
  overSky: boolean;
  /** Shown in the account corner of a logged-in person. */
  bell: ReactNode;
}

/** The top of every page. `overSky` lets the home page's drawing show through. */
export function Header({ overSky, bell }: HeaderProps) {
  const region = useRegion();
  const { pathname } = useLocation();
  const session = useSession();
  const authLinks = useAuthLinks();
  /** Opened before the session is known, it stays open after. */
  const [menuOpen, setMenuOpen] = useOpenOnPage();
  const signedIn = session.user !== null;
  return (
    <header className={styles.header} data-over-sky={overSky || undefined}>
      <div className={`wrap ${styles.row}`}>
        <RegionLink to={paths.home} className={styles.brand} aria-label={frameTexts.homeLink(product.name)}>
          <Logo />
        </RegionLink>
        <nav className={styles.nav} aria-label={frameTexts.mainNavigation}>
          <RegionNavLink to={paths.home} end>
            {frameTexts.home}
          </RegionNavLink>
          <RegionNavLink to={landingPaths[region].auPairs}>{frameTexts.forAuPairs}</RegionNavLink>
          <RegionNavLink to={landingPaths[region].families}>{frameTexts.forFamilies}</RegionNavLink>
          <NavMenu key={pathname} label={frameTexts.resources} entries={RESOURCES} />
        </nav>
        <div className={styles.right}>
          {!signedIn && showsRegionSwitch(pathname) ? <RegionSwitch form="compact" /> : null}
          <div className={styles.account} data-account>
            {session.user ? (
              <Suspense>
                <AccountCorner user={session.user} bell={bell} menuOpen={menuOpen} onMenu={setMenuOpen} />
              </Suspense>
            ) : (
              <div className={styles.visitor} data-visitor>
                <LinkButton to={authLinks.logIn} variant="plain" size="small">
                  {frameTexts.logIn}
                </LinkButton>
                <LinkButton to={authLinks.signUp} size="small">
                  {frameTexts.signUp}
                </LinkButton>
              </div>
            )}
          </div>
          {session.user ? null : (
            <IconButton
              icon="menu"
              label={frameTexts.openMenu}
              className={styles.menuButton ?? ''}
              onClick={() => setMenuOpen(true)}
            />
          )}
        </div>
      </div>
      {session.user || menuOpen === null ? null : (
        <Suspense>
          <MenuPanel open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
