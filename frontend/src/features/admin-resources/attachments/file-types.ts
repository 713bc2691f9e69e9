/** What a file input offers. The API decides by what a file contains. */
export const FILE_TYPES = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.jpg,.jpeg,.png,.webp,.csv,.txt';

/** "48 kB", "1.2 MB"; empty where nobody knows. */
export function sizeInWords(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
