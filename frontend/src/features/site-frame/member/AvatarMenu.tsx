import { useState } from 'react';
import { OwnPicture, useOwnProfile } from '../../../entities/people/OwnPicture';
import { useSignOut } from '../../../entities/sign-out';
import { RegionLink } from '../../../lib/region';
import type { SessionUser } from '../../../lib/session';
import { commandKey } from '../../../ui/command/use-command-key';
import { Icon } from '../../../ui/Icon';
import { MenuDetails } from '../NavMenu';
import { memberFrameTexts as texts } from './texts';
import { ThemeChoice } from '../ThemeChoice';
import styles from './AvatarMenu.module.css';
import { memberEntries } from './member-entries';

/** The account menu behind the avatar: profile, account, plan, saved people, theme, log out. */
export function AvatarMenu({ user, onFind }: { user: SessionUser; onFind: () => void }) {
  const { name } = useOwnProfile(user);
  const { signOut, busy } = useSignOut();
  const [open, setOpen] = useState(false);
  return (
    <MenuDetails
      align="end"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span className={styles.picture}>
          <OwnPicture user={user} />
          <span className="sr">{texts.yourMenu(name)}</span>
        </span>
      }
    >
      {open ? (
        <div className={styles.menu}>
          <p className={styles.who}>
            <b>{name}</b>
            <span>{user.coParent ? texts.actingFor(user.coParent) : user.email}</span>
          </p>
          <button type="button" onClick={onFind}>
            <Icon name="search" />
            {texts.goTo}
            <kbd>{texts.goToHint(commandKey())}</kbd>
          </button>
          <ul>
            {memberEntries(user).own.map(({ to, label, icon }) => (
              <li key={to}>
                <RegionLink to={to}>
                  <Icon name={icon} />
                  {label}
                </RegionLink>
              </li>
            ))}
          </ul>
          <div className={styles.theme}>
            <span>{texts.theme}</span>
            <ThemeChoice />
          </div>
          <button type="button" disabled={busy} onClick={() => void signOut()}>
            <Icon name="signOut" />
            {texts.signOut}
          </button>
        </div>
      ) : null}
    </MenuDetails>
  );
}
