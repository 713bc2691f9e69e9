import { paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import { notificationTexts as texts } from './texts';
import { NotificationList } from './NotificationList';
import styles from './notifications.module.css';

/** All notifications of a person, on a page of their own. */
export function NotificationsScreen() {
  const { user } = useSession();
  return (
    <div className={`wrap ${styles.screen}`}>
      <header>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        {user?.coParent ? null : <ArrowLink to={paths.accountNotifications}>{texts.settings}</ArrowLink>}
      </header>
      <div className={styles.main}>
        <NotificationList />
      </div>
    </div>
  );
}
