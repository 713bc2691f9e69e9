import { Button, Drawer, Menu, Segmented, Tooltip } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AdminTheme, AdminLink } from '../../../admin-ui';
import { paths } from '../../../config/paths';
import { useSignOut } from '../../../entities/sign-out';
import { THEMES, useTheme, type Theme } from '../../../lib/theme';
import { DrawnIcon, Icon, type IconName } from '../../../ui/Icon';
import { Logo } from '../../../ui/Logo';
import styles from './AdminFrame.module.css';
import { adminMenu } from './menu';
import { adminFrameMessages as texts } from './texts';

/** Around every page of Admin: the menu, which is a drawer on phones, and the ways out. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
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
            <span className={styles.office}>{texts.name}</span>
          </Link>
          <div className={styles.ways}>
            <AdminLink to={paths.home} type="text" icon={<Icon name="external" />}>
              {texts.toSite}
            </AdminLink>
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
          <div className={styles.drawerWays}>
            <ThemeSwitch />
            <AdminLink to={paths.home} icon={<Icon name="external" />} block>
              {texts.toSite}
            </AdminLink>
            <SignOut block />
          </div>
        </Drawer>
        <div className={styles.page}>{children}</div>
      </div>
    </AdminTheme>
  );
}

function AdminMenu({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  const all = adminMenu.flatMap(({ entries }) => entries);
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const here = all.filter(({ to, also }) => isAt(to) || (also && isAt(also))).at(-1);
  const nav = useRef<HTMLElement>(null);
  // The last rooms lie below the edge of a low window.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav aria-label={texts.menu} ref={nav}>
      <Menu
        mode="inline"
        className={styles.menu ?? ''}
        selectedKeys={here ? [here.to] : []}
        {...(onChosen ? { onClick: onChosen } : {})}
        items={adminMenu.map(({ label, entries }) => ({
          key: label,
          type: 'group' as const,
          label,
          children: entries.map((entry) => ({
            key: entry.to,
            icon: <DrawnIcon {...entry.drawing} />,
            label: (
              <Link to={entry.to} aria-current={entry === here ? 'page' : undefined}>
                {entry.label}
              </Link>
            ),
          })),
        }))}
      />
      <p className={styles.zone}>{texts.zone}</p>
    </nav>
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
