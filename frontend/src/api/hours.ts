import { hoursApi as generated } from './generated/hours';
import { downloadFile } from './download-file';
import { queryString } from './base-query';

export * from './generated/hours';
export { isLost } from './idempotency-keys';

export const hoursApi = generated;

/** Fetches the pay record of these weeks and hands it to the browser to keep. Throws an `ApiError`. */
export async function savePayRecord(
  arrangementId: string,
  type: 'pdf' | 'csv',
  range: { from: string; to: string },
): Promise<void> {
  const path = `/api/hours/${arrangementId}/pay-record.${type}${queryString(range)}`;
  await downloadFile(path, `pay-record-${range.from}-to-${range.to}.${type}`);
}
