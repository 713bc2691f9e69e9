import { saveFile } from '../lib/save-file';
import { fetchNamedFile } from './fetch-file';

/** Downloads a file of an agreement. Throws an `ApiError`. */
export async function downloadAgreement(id: string, kind: 'pdf' | 'json'): Promise<void> {
  const { file, name } = await fetchNamedFile(`/api/agreements/${id}/agreement.${kind}`);
  saveFile(file, name ?? `au-pair-agreement.${kind}`);
}
