import { paths } from '../../../config/paths';
import { OwnPicture, useOwnProfile } from '../../../entities/people/OwnPicture';
import { useSignOut } from '../../../entities/sign-out';
import { RegionLink, RegionNavLink } from '../../../lib/region';
import type { SessionUser } from '../../../lib/session';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { memberFrameTexts as texts } from './texts';
import { ThemeChoice } from '../ThemeChoice';
import { useSiteEntries } from '../use-site-entries';
import { UnreadBadge } from './UnreadBadge';
import { memberEntries, type MemberEntry } from './member-entries';
import styles from './MemberMenu.module.css';

interface MemberMenuProps {
  open: boolean;
  onClose: () => void;
  user: SessionUser;
  /** Opens the field that finds pages and people. */
  onFind: () => void;
}

/** Every page of a member, on small screens. Choosing one closes it. */
export function MemberMenu({ open, onClose, user, onFind }: MemberMenuProps) {
  const { name } = useOwnProfile(user);
  const site = useSiteEntries();
  const { signOut, busy } = useSignOut();
  const { places, own } = memberEntries(user);
  const [first, ...others] = places;
  const main: (MemberEntry & { badge?: boolean })[] = [
    { to: paths.dashboard, label: texts.dashboard, icon: 'dashboard' },
    ...(first ? [first] : []),
    { to: paths.messages, label: texts.messages, icon: 'message', badge: true },
    ...others,
  ];
  const find = () => {
    onClose();
    onFind();
  };
  return (
    <Sheet open={open} onClose={onClose} title={texts.menu} side="right">
      <p className={styles.who}>
        <OwnPicture user={user} />
        <span>
          <b>{name}</b>
          <span>{user.coParent ? texts.actingFor(user.coParent) : user.email}</span>
        </span>
      </p>
      <Button variant="quiet" size="small" icon="search" wide onClick={find}>
        {texts.goTo}
      </Button>
      <nav className={styles.menu} aria-label={texts.menu}>
        <ul>
          {main.map(({ to, label, icon, badge }) => (
            <li key={to}>
              <RegionNavLink to={to} onClick={onClose}>
                <Icon name={icon} />
                {label}
                {badge ? <UnreadBadge /> : null}
              </RegionNavLink>
            </li>
          ))}
        </ul>
        <h3>{texts.yours}</h3>
        <ul>
          {own.map(({ to, label, icon }) => (
            <li key={to}>
              <RegionLink to={to} onClick={onClose}>
                <Icon name={icon} />
                {label}
              </RegionLink>
            </li>
          ))}
        </ul>
        <h3>{texts.site}</h3>
        <ul className={styles.site}>
          {site.map(([to, label]) => (
            <li key={to}>
              <RegionNavLink to={to} end onClick={onClose}>
                {label}
              </RegionNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.theme}>
        <span>{texts.theme}</span>
        <ThemeChoice />
      </div>
      <Button variant="quiet" wide busy={busy} icon="signOut" onClick={() => void signOut().then(onClose)}>
        {texts.signOut}
      </Button>
    </Sheet>
  );
}
