import { Skeleton } from '../../ui/Skeleton';
import styles from './DashboardScreen.module.css';
import { dashboardTexts as texts } from './texts';

/** In place of the dashboard until all of it is there. */
export const WaitingDashboard = () => (
  <div className={`wrap ${styles.screen}`}>
    <WaitingHeading />
    <WaitingParts />
  </div>
);

/** A no-break space reserves the line: the username would be replaced by the profile's name. */
export const WaitingHeading = () => (
  <h1>
    {'\u00a0'}
    <span className="sr">{texts.title}</span>
  </h1>
);

export const WaitingParts = () => (
  <div className={styles.top} aria-busy="true">
    <Skeleton shape="card" height="260px" />
    <Skeleton shape="card" height="260px" />
  </div>
);
