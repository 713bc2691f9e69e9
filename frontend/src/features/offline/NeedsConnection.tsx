import { PageHead } from '../../lib/head';
import { OfflinePages } from './OfflinePages';
import styles from './offline.module.css';
import { offlineTexts } from './texts';

const { title, text } = offlineTexts.needsConnection;

/** In place of a page of a member that shows nothing without the server. */
export function NeedsConnection() {
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <OfflinePages />
    </div>
  );
}
