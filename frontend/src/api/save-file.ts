import { fetchFile } from './fetch-file';

/** Fetches a file that only some may see and hands it to the browser to keep. Throws an `ApiError`. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(path));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
