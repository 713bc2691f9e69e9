import type { EditableResource } from '../../../api/back-office-resources';
import { adminResourceMessages } from '../messages';
import styles from './editor.module.css';

const { downloads: texts } = adminResourceMessages;

/** How often its files were downloaded. */
export function DownloadFigures({ resource: { downloads, downloadCount } }: { resource: EditableResource }) {
  const month = downloads.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.figures}>
      <p>{month > 0 ? texts.month(month) : texts.none}</p>
      <p className={styles.hint}>{texts.all(downloadCount)}</p>
    </div>
  );
}
