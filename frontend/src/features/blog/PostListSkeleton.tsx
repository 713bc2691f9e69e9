import { Skeleton } from '../../ui/Skeleton';
import styles from './BlogScreen.module.css';
import { blogMessages } from './texts';

/** The shape of the list while it is on its way. */
export function PostListSkeleton() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">{blogMessages.loading}</span>
      <Skeleton shape="card" ratio="16 / 10" />
      <div>
        <Skeleton height="2.4em" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}
