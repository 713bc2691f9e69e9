import { landingPaths, paths } from '../../config/paths';
import { RegionNavLink, useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';
import { useSignOut } from '../../entities/sign-out';
import { Button, LinkButton } from '../../ui/Button';
import { Sheet } from '../../ui/Dialog';
import { UnreadBadge } from './AccountCorner';
import { useAuthLinks } from './use-auth-links';
import { memberEntries } from './member-entries';
import styles from './MenuPanel.module.css';
import { frameMessages } from './texts';

/** The header's entries on small screens. Choosing one closes it. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const region = useRegion();
  const { user } = useSession();
  const authLinks = useAuthLinks();
  const { signOut, busy } = useSignOut();
  const entries = [
    [paths.home, frameMessages.home],
    [landingPaths[region].auPairs, frameMessages.forAuPairs],
    [landingPaths[region].families, frameMessages.forFamilies],
    [paths.blog, frameMessages.blog],
    [paths.faq, frameMessages.faq],
    [paths.resources, frameMessages.templates],
  ] as const;
  return (
    <Sheet open={open} onClose={onClose} title={frameMessages.menu} side="right">
      <nav className={styles.entries} aria-label={frameMessages.menu}>
        {entries.map(([to, label]) => (
          <RegionNavLink key={to} to={to} end onClick={onClose}>
            {label}
          </RegionNavLink>
        ))}
        {user ? (
          <>
            <RegionNavLink to={paths.messages} onClick={onClose}>
              {frameMessages.messages}
              <UnreadBadge />
            </RegionNavLink>
            <RegionNavLink to={paths.dashboard} onClick={onClose}>
              {frameMessages.dashboard}
            </RegionNavLink>
            {memberEntries(user.userType).map(([to, label]) => (
              <RegionNavLink key={to} to={to} onClick={onClose}>
                {label}
              </RegionNavLink>
            ))}
          </>
        ) : null}
      </nav>
      <div className={styles.account}>
        {user ? (
          <Button variant="quiet" wide busy={busy} onClick={() => void signOut().then(onClose)}>
            {frameMessages.signOut}
          </Button>
        ) : (
          <>
            <LinkButton to={authLinks.signUp} wide onClick={onClose}>
              {frameMessages.signUp}
            </LinkButton>
            <LinkButton to={authLinks.logIn} variant="quiet" wide onClick={onClose}>
              {frameMessages.logIn}
            </LinkButton>
          </>
        )}
      </div>
    </Sheet>
  );
}
