import { Skeleton } from '../../../ui/Skeleton';
import styles from '../MessagesScreen.module.css';

/** In place of a conversation that loads. */
export function WaitingThread() {
  return (
    <section className={styles.pane} aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton width="46%" height="56px" shape="card" />
        <Skeleton width="60%" height="80px" shape="card" />
        <span className={styles.mine}>
          <Skeleton width="52%" height="56px" shape="card" />
        </span>
      </div>
    </section>
  );
}
