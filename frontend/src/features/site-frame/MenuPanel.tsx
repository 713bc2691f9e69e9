import { RegionNavLink } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { Sheet } from '../../ui/Dialog';
import { useAuthLinks } from './use-auth-links';
import { useSiteEntries } from './use-site-entries';
import styles from './MenuPanel.module.css';
import { frameTexts } from './texts';

/** The header's entries on small screens. Choosing one closes it. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const authLinks = useAuthLinks();
  const entries = useSiteEntries();
  return (
    <Sheet open={open} onClose={onClose} title={frameTexts.menu} side="right">
      <nav className={styles.entries} aria-label={frameTexts.menu}>
        {entries.map(([to, label]) => (
          <RegionNavLink key={to} to={to} end onClick={onClose}>
            {label}
          </RegionNavLink>
        ))}
      </nav>
      <div className={styles.account}>
        <LinkButton to={authLinks.signUp} wide onClick={onClose}>
          {frameTexts.signUp}
        </LinkButton>
        <LinkButton to={authLinks.logIn} variant="quiet" wide onClick={onClose}>
          {frameTexts.logIn}
        </LinkButton>
      </div>
    </Sheet>
  );
}
