import type { Notification } from '../../api/notifications';
import { useNow } from '../../lib/clocks';
import { RegionLink } from '../../lib/region';
import { relativeAge } from '../../lib/format/relative-age';
import { Icon, type IconName } from '../../ui/Icon';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';
import { notificationTexts as texts } from './texts';
import styles from './notifications.module.css';

const ICONS: Record<Notification['group'], IconName> = {
  messages: 'message',
  interviews: 'video',
  arrangements: 'check',
  reviews: 'star',
  'job-board': 'calendar',
  'saved-searches': 'search',
  profile: 'eye',
  verification: 'badge',
  safety: 'shield',
  payments: 'info',
};
const MINUTE = 60_000;

/** One notification: the person, the event, its age; it links to the related page. */
export function NotificationItem({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}) {
  const { title, line, path, readAt, createdAt } = notification;
  const now = useNow();
  const age = now.getTime() - new Date(createdAt).getTime();
  return (
    <li className={styles.item} data-unread={readAt === null || undefined}>
      <Face notification={notification} />
      <div>
        <RegionLink to={path} className={styles.itemTitle} onClick={() => onOpen(notification)}>
          {readAt === null ? <span className="sr">{texts.unread}: </span> : null}
          {title}
        </RegionLink>
        <p className={styles.line}>{line}</p>
        <p className={styles.ago}>
          <time dateTime={createdAt}>{age < MINUTE ? texts.justNow : texts.ago(relativeAge(createdAt, now))}</time>
        </p>
      </div>
      {readAt === null ? <i className={styles.dot} aria-hidden="true" /> : null}
    </li>
  );
}

function Face({ notification: { person, group } }: { notification: Notification }) {
  if (!person)
    return (
      <span className={styles.sign}>
        <Icon name={ICONS[group]} />
      </span>
    );
  const drawn =
    person.userType === 'family' ? <FamilyPortrait seed={person.id} /> : <Portrait seed={person.id} crop="face" />;
  return (
    <span className={styles.face} aria-hidden="true">
      {person.photo ? (
        <Photo
          photo={person.photo}
          preview={person.photoPreview}
          focalPoint={person.photoFocalPoint}
          fallback={drawn}
          alt=""
          ratio="1 / 1"
          sizes="44px"
        />
      ) : (
        drawn
      )}
    </span>
  );
}
