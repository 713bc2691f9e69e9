import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { badgeText } from '../../entities/unread';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { useUnreadNotifications } from './Bell';
import styles from './DashboardBell.module.css';
import { notificationMessages as texts } from './texts';

/** The way to the notifications where the header has no room for a bell. */
export function DashboardBell() {
  const count = useUnreadNotifications();
  const text = badgeText(count);
  return (
    <RegionLink to={paths.notifications} className={styles.link} aria-label={texts.bell(count)}>
      <Icon name="bell" size={24} />
      {text ? (
        <span className={styles.count} aria-hidden="true">
          <Badge variant="count">{text}</Badge>
        </span>
      ) : null}
    </RegionLink>
  );
}
