import { useListNotificationsQuery, type Notification } from '../../api/notifications';
import { paths } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession } from '../../lib/session';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { ArrowLink, Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { PartFailed } from '../../ui/PartFailed';
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
  const { page, failed, refetch, open, readAll } = useNotifications();
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
  const onOpen = (one: Notification) => {
    open(one);
    onLeave?.();
  };
  return (
    <>
      {page.unreadCount > 0 ? (
        <Button ref={focusParentOnUnmount} variant="quiet" size="small" icon="check" onClick={() => void readAll()}>
          {texts.readAll}
        </Button>
      ) : null}
      <ul className={styles.list}>
        {page.items.slice(0, most).map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
      {most !== undefined ? (
        <ArrowLink to={paths.notifications} {...(onLeave ? { onClick: onLeave } : {})}>
          {texts.all}
        </ArrowLink>
      ) : page.nextCursor ? (
        <Earlier cursor={page.nextCursor} onOpen={onOpen} />
      ) : null}
    </>
  );
}

interface EarlierProps {
  cursor: string;
  onOpen: (notification: Notification) => void;
}

/** What was loaded by hand is there again after a notification was opened and left with Back. */
function Earlier(props: EarlierProps) {
  const [further, showMore] = useLoadedPages();
  return further > 0 ? (
    <EarlierPage {...props} further={further - 1} onMore={showMore} />
  ) : (
    <MoreButton onMore={showMore} />
  );
}

interface EarlierPageProps extends EarlierProps {
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function EarlierPage({ cursor, further, onOpen, onMore }: EarlierPageProps) {
  const query = useListNotificationsQuery({ cursor }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const page = currentOrPrevious(query);
  if (error && !page)
    return <PartFailed text={texts.moreFailed} again={texts.failed.again} onAgain={() => void refetch()} />;
  if (!page) return <Waiting />;
  return (
    <>
      <ul className={styles.list}>
        {page.items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
      {!page.nextCursor ? null : further > 0 ? (
        <EarlierPage cursor={page.nextCursor} further={further - 1} onOpen={onOpen} onMore={onMore} />
      ) : (
        <MoreButton onMore={onMore} />
      )}
    </>
  );
}

function MoreButton({ onMore }: { onMore: () => void }) {
  return (
    <Button ref={focusParentOnUnmount} variant="quiet" onClick={onMore}>
      {texts.more}
    </Button>
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
