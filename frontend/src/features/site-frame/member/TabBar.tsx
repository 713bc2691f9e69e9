import { useEffect } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { RegionNavLink } from '../../../lib/region';
import { useSession } from '../../../lib/session';
import { Icon, type IconName } from '../../../ui/Icon';
import { UnreadBadge } from './UnreadBadge';
import { memberFrameTexts } from './texts';
import styles from './TabBar.module.css';

/** The four main pages of a member at the bottom of the screen. Phones only. */
export function TabBar() {
  const { user } = useSession();
  const frame = (useMatches().at(-1)?.handle as { frame?: string } | undefined)?.frame;
  // An open conversation needs the bottom of the screen for its text field.
  const conversationOpen = useSearchParams()[0].has('conversation');
  const shown = user !== null && frame !== 'admin' && !(frame === 'full' && conversationOpen);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tabbar', shown);
    return () => document.documentElement.removeAttribute('data-tabbar');
  }, [shown]);
  if (!shown) return null;
  const search = user.userType === 'aupair' ? paths.searchFamilies : paths.searchAuPairs;
  const entries: { to: string; label: string; icon: IconName; badge?: boolean }[] = [
    { to: paths.home, label: memberFrameTexts.home, icon: 'home' },
    { to: search, label: memberFrameTexts.search, icon: 'search' },
    { to: paths.messages, label: memberFrameTexts.messages, icon: 'message', badge: true },
    { to: paths.dashboard, label: memberFrameTexts.dashboard, icon: 'dashboard' },
  ];
  return (
    <nav className={styles.bar} aria-label={memberFrameTexts.mainNavigation}>
      {entries.map(({ to, label, icon, badge }) => (
        <RegionNavLink key={to} to={to} end={to === paths.home}>
          <Icon name={icon} size={24} />
          {label}
          {badge ? <UnreadBadge /> : null}
        </RegionNavLink>
      ))}
    </nav>
  );
}
