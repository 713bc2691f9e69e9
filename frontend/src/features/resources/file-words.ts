import type { ResourceAttachment } from '../../api/resources';
import type { Region } from '../../config/regions';

/** The part of a file name that names its country. */
const MARK: Record<Region, RegExp> = { australia: /australia/i, newzealand: /new-?zealand/i };

/** The name of a file type: "PDF", "Word". */
export function formatOf({ fileType, fileName }: Pick<ResourceAttachment, 'fileType' | 'fileName'>): string {
  if (fileType === 'application/pdf') return 'PDF';
  if (fileType?.includes('wordprocessingml')) return 'Word';
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}

/** Files as a reader of this region wants them: those of the other country last. */
export function forRegion(files: readonly ResourceAttachment[], region: Region): ResourceAttachment[] {
  const other = MARK[region === 'australia' ? 'newzealand' : 'australia'];
  return files.toSorted((a, b) => Number(other.test(a.fileName)) - Number(other.test(b.fileName)));
}
