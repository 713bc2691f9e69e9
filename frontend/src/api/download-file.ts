import { saveFile } from '../lib/save-file';
import { fetchFile } from './fetch-file';

/** Fetches a file that only some may see and hands it to the browser to keep. Throws an `ApiError`. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  saveFile(await fetchFile(path), fileName);
}
