import { OfflinePages } from './OfflinePages';
import styles from './offline.module.css';
import { offlineTexts as texts } from './texts';

/** Lists the pages that open without a connection. The service worker serves it for pages that it cannot reach. */
export function OfflineScreen() {
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <OfflinePages />
    </div>
  );
}
