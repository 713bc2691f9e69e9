import { Skeleton } from '../../../ui/Skeleton';
import styles from './ResultSkeletons.module.css';

/** Four results in their final shape. */
export function ResultSkeletons() {
  return (
    <ul aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} className={styles.row}>
          <Skeleton shape="card" ratio="4 / 5" />
          <div>
            <Skeleton width="36%" height="30px" />
            <Skeleton width="50%" />
            <Skeleton width="80%" />
            <Skeleton shape="card" height="92px" />
          </div>
        </li>
      ))}
    </ul>
  );
}
