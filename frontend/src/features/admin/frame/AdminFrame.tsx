import { Button, Drawer, Segmented, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdminTheme, AdminLink } from '../../../admin-ui';
import { paths } from '../../../config/paths';
import { useSignOut } from '../../../entities/sign-out';
import { useSession } from '../../../lib/session';
import { THEMES, useTheme, type Theme } from '../../../lib/theme';
import { commandKey, useCommandKey } from '../../../ui/command/use-command-key';
import { Icon, type IconName } from '../../../ui/Icon';
import { Logo } from '../../../ui/Logo';
import styles from './AdminFrame.module.css';
import { AdminMenu } from './AdminMenu';
import { AdminPalette } from './AdminPalette';
import { adminFrameTexts as texts } from './texts';

/** The frame of every Admin page: the menu, which is a drawer on phones, and the links out of Admin. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [finding, setFinding] = useState(false);
  const find = () => setFinding(true);
  useCommandKey(find);
  return (
    <AdminTheme>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <Button
            type="text"
            className={styles.menuButton ?? ''}
            aria-label={texts.openMenu}
            aria-expanded={menuOpen}
            icon={<Icon name="menu" />}
            onClick={() => setMenuOpen(true)}
          />
          <Link to={paths.adminDashboard} className={styles.brand} aria-label={`${texts.brand}, ${texts.name}`}>
            <Logo />
            <span className={styles.areaName}>{texts.name}</span>
          </Link>
          <Button className={styles.find ?? ''} icon={<Icon name="search" />} aria-label={texts.find} onClick={find}>
            <span>{texts.find}</span>
            <kbd>{texts.findKey(commandKey())}</kbd>
          </Button>
          <div className={styles.links}>
            <AdminLink to={paths.home} type="text" icon={<Icon name="external" />}>
              {texts.toSite}
            </AdminLink>
            <SignedInAs />
            <SignOut />
          </div>
        </header>
        <aside className={styles.side}>
          <AdminMenu />
          <ThemeSwitch />
        </aside>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          placement="left"
          size={300}
          title={texts.name}
          closable={{ 'aria-label': texts.closeMenu }}
        >
          <AdminMenu onChosen={() => setMenuOpen(false)} />
          <div className={styles.drawerLinks}>
            <SignedInAs />
            <ThemeSwitch />
            <AdminLink to={paths.home} icon={<Icon name="external" />} block>
              {texts.toSite}
            </AdminLink>
            <SignOut block />
          </div>
        </Drawer>
        <div className={styles.page}>{children}</div>
        <AdminPalette open={finding} onClose={() => setFinding(false)} />
      </div>
    </AdminTheme>
  );
}

/** The name of the admin, so that no one works in the account of a colleague. Opens the account. */
function SignedInAs() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Link to={paths.account} className={styles.person} title={user.email}>
      <Icon name="person" />
      <span>
        <span className="sr">{texts.signedInAs} </span>
        <b>{user.username}</b>
        <span className={styles.role}>{texts.role}</span>
      </span>
    </Link>
  );
}

function SignOut({ block = false }: { block?: boolean }) {
  const { signOut, busy } = useSignOut();
  return (
    <Button block={block} icon={<Icon name="signOut" />} loading={busy} onClick={() => void signOut()}>
      {texts.signOut}
    </Button>
  );
}

const THEME_ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'screen' };

function ThemeSwitch() {
  const [chosen, choose] = useTheme();
  return (
    <Segmented<Theme>
      block
      aria-label={texts.theme}
      value={chosen}
      onChange={choose}
      options={THEMES.map((theme) => ({
        value: theme,
        label: (
          <Tooltip title={texts.themes[theme]}>
            <span className={styles.themeLabel}>
              <Icon name={THEME_ICONS[theme]} />
              <span className="sr">{texts.themes[theme]}</span>
            </span>
          </Tooltip>
        ),
      }))}
    />
  );
}
