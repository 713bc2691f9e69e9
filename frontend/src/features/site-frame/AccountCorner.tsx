import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { RegionNavLink } from '../../lib/region';
import { useSignOut } from '../../lib/sign-out';
import { badgeText, useUnreadCount } from '../../lib/unread';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import styles from './AccountCorner.module.css';
import { frameMessages } from './messages';

/** What is new, messages with their count, the dashboard, the way out. */
export function AccountCorner({ bell }: { bell: ReactNode }) {
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
      <Button look="quiet" size="small" busy={busy} onClick={() => void signOut()}>
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
    <Badge look="count">
      <span aria-hidden="true">{text}</span>
      <span className="sr">{frameMessages.unread(count)}</span>
    </Badge>
  );
}
