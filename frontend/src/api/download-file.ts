import { saveFile } from '../lib/save-file';
import { fetchFile } from './fetch-file';

/** Downloads a private file. Throws an `ApiError`. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  saveFile(await fetchFile(path), fileName);
}
