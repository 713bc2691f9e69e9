import { Skeleton } from '../../../ui/Skeleton';
import styles from './ResultSkeletons.module.css';

/** Eight results in their final shape: two rows of a grid. */
export function ResultSkeletons() {
  return (
    <ul aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <li key={key}>
          <div className={styles.row}>
            <Skeleton shape="card" ratio="4 / 5" />
            <div>
              <Skeleton width="36%" height="30px" />
              <Skeleton width="50%" />
              <Skeleton width="80%" />
              <Skeleton shape="card" height="92px" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
