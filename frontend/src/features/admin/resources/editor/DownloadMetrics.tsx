import { FieldNote } from '../../../../admin-ui/FieldNote';
import type { EditableResource } from '../../../../api/admin-resources';
import { adminResourceTexts } from '../texts';

const { downloads: texts } = adminResourceTexts;

/** The download counts of its files. */
export function DownloadMetrics({ resource: { downloads, downloadCount } }: { resource: EditableResource }) {
  const month = downloads.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>{month > 0 ? texts.month(month) : texts.none}</p>
      <FieldNote hint={texts.all(downloadCount)} />
    </>
  );
}
