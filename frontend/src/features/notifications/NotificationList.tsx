import { paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { ArrowLink, Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { BellDrawing } from './BellDrawing';
import { notificationTexts as texts } from './texts';
import { NotificationItem } from './NotificationItem';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications';

interface NotificationListProps {
  /** The maximum number, with a link to the rest; without it all are listed, page by page. */
  most?: number;
  /** Called when a notification is opened. */
  onLeave?: () => void;
}

/** Notifications, newest first. Used in the panel under the bell and on its own page. */
export function NotificationList({ most, onLeave }: NotificationListProps) {
  const role = useSession().user?.userType;
  const { page, failed, refetch, open, readAll, showMore, loadingMore } = useNotifications();
  if (failed) return <Failed words={texts.failed} onAgain={() => void refetch()} />;
  if (!page) return <Waiting />;
  if (page.items.length === 0)
    return (
      <EmptyState drawing={<BellDrawing />} title={texts.empty.title} text={texts.empty.text}>
        {role === 'family' || role === 'aupair' ? (
          <LinkButton
            variant="quiet"
            to={role === 'family' ? paths.searchAuPairs : paths.searchFamilies}
            {...(onLeave ? { onClick: onLeave } : {})}
          >
            {texts.empty.search[role]}
          </LinkButton>
        ) : null}
      </EmptyState>
    );
  return (
    <>
      {page.unreadCount > 0 ? (
        <Button variant="quiet" size="small" icon="check" onClick={() => void readAll()}>
          {texts.readAll}
        </Button>
      ) : null}
      <ul className={styles.list}>
        {page.items.slice(0, most).map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={(one) => {
              open(one);
              onLeave?.();
            }}
          />
        ))}
      </ul>
      {most !== undefined ? (
        <ArrowLink to={paths.notifications} {...(onLeave ? { onClick: onLeave } : {})}>
          {texts.all}
        </ArrowLink>
      ) : page.nextCursor ? (
        <Button variant="quiet" busy={loadingMore} onClick={() => void showMore()}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">{texts.loading}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="card" height="76px" />
      ))}
    </div>
  );
}
