import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnPicture } from '../../../entities/people/OwnPicture';
import { useSignOut } from '../../../entities/sign-out';
import { paths } from '../../../config/paths';
import { RegionNavLink } from '../../../lib/region';
import { retryImport } from '../../../lib/retry-import';
import type { SessionUser } from '../../../lib/session';
import { useOpenOnPage } from '../../../lib/use-open-on-page';
import { useCommandKey } from '../../../ui/command/use-command-key';
import { Icon } from '../../../ui/Icon';
import { MenuDetails } from '../NavMenu';
import { memberFrameTexts as texts } from './texts';
import styles from './AccountCorner.module.css';
import { AvatarMenu } from './AvatarMenu';
import { memberEntries, type MemberEntry } from './member-entries';
import { UnreadBadge } from './UnreadBadge';

const MemberMenu = lazy(retryImport(() => import('./MemberMenu').then((module) => ({ default: module.MemberMenu }))));
const loadPalette = retryImport(() => import('./MemberPalette'));
const MemberPalette = lazy(loadPalette);
/** Loads when the page is idle, so that text typed after Ctrl K is not lost. */
const PALETTE_AFTER_MS = 3_000;

interface AccountCornerProps {
  user: SessionUser;
  bell: ReactNode;
  /** Null until the menu is first opened: its code loads then. */
  menuOpen: boolean | null;
  onMenu: (open: boolean) => void;
}

/** The pages of a member; on small screens the bell and the menu button. */
export function AccountCorner({ user, bell, menuOpen, onMenu }: AccountCornerProps) {
  const { key } = useLocation();
  const { signOut, busy } = useSignOut();
  const [finding, setFinding] = useOpenOnPage();
  const { places } = memberEntries(user);
  const [first, ...others] = places;
  const find = () => setFinding(true);
  useCommandKey(find);
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.corner}>
      <span className={styles.bell}>{bell}</span>
      <div className={styles.wide}>
        {first ? (
          <span className={styles.widest}>
            <RegionNavLink to={first.to}>
              <span>{first.label}</span>
            </RegionNavLink>
          </span>
        ) : null}
        <RegionNavLink to={paths.messages}>
          <span>{texts.messages}</span>
          <UnreadBadge />
        </RegionNavLink>
        <RegionNavLink to={paths.dashboard}>
          <span>{texts.dashboard}</span>
        </RegionNavLink>
        {others.length > 0 ? <More key={`more-${key}`} places={places} /> : null}
        <button type="button" className={styles.signOut} disabled={busy} onClick={() => void signOut()}>
          {texts.signOut}
        </button>
        <AvatarMenu key={`own-${key}`} user={user} onFind={find} />
      </div>
      <button type="button" className={styles.menuButton} aria-label={texts.openMenu} onClick={() => onMenu(true)}>
        <OwnPicture user={user} />
      </button>
      {menuOpen === null ? null : (
        <Suspense>
          <MemberMenu open={menuOpen} onClose={() => onMenu(false)} user={user} onFind={find} />
        </Suspense>
      )}
      {finding === null ? null : (
        <Suspense>
          <MemberPalette open={finding} onClose={() => setFinding(false)} user={user} />
        </Suspense>
      )}
    </div>
  );
}

/** The pages without an entry of their own in the header; on narrow windows the first is among them. */
function More({ places }: { places: MemberEntry[] }) {
  return (
    <MenuDetails
      align="end"
      summary={
        <>
          {texts.more}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      <ul>
        {places.map(({ to, label }, index) => (
          <li key={to} className={index === 0 ? styles.whereNarrow : undefined}>
            <RegionNavLink to={to} end>
              {label}
            </RegionNavLink>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
