import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { RegionNavLink } from '../../lib/region';
import type { SessionUser } from '../../lib/session';
import { useSignOut } from '../../entities/sign-out';
import { badgeText, useUnreadCount } from '../../entities/unread';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import styles from './AccountCorner.module.css';
import { memberEntries } from './member-entries';
import { frameMessages } from './texts';
import { NavMenu } from './NavMenu';

/** What is new, messages with their count, the dashboard, every other place of this person, the way out. */
export function AccountCorner({ user, bell }: { user: SessionUser; bell: ReactNode }) {
  const { pathname } = useLocation();
  const { signOut, busy } = useSignOut();
  return (
    <div className={styles.corner}>
      <span className={styles.bell}>{bell}</span>
      <RegionNavLink to={paths.messages}>
        <span>{frameMessages.messages}</span>
        <UnreadBadge />
      </RegionNavLink>
      <RegionNavLink to={paths.dashboard}>
        <span>{frameMessages.dashboard}</span>
      </RegionNavLink>
      <NavMenu key={pathname} label={frameMessages.more} entries={memberEntries(user.userType)} align="end" />
      <Button variant="plain" size="small" busy={busy} onClick={() => void signOut()}>
        {frameMessages.signOut}
      </Button>
    </div>
  );
}

/** The number of unread messages; nothing at zero. */
export function UnreadBadge() {
  const count = useUnreadCount();
  const text = badgeText(count);
  if (!text) return null;
  return (
    <Badge variant="count">
      <span aria-hidden="true">{text}</span>
      <span className="sr">{frameMessages.unread(count)}</span>
    </Badge>
  );
}
