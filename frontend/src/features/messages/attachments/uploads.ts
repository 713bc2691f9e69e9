import { uploadMessageFile } from '../../../api/message-files';
import type { MessageAttachment } from '../../../api/messages';
import type { Ack } from '../../../api/realtime';
import type { ApiError } from '../../../lib/api-error';
import { FILE_TYPES, type UnsentFile } from '../model/draft-files';
import { attachmentTexts } from './texts';

/** The server reads one file at a time; more at once would only wait there. */
const AT_ONCE = 2;
const MOST_BYTES = 15 * 1024 * 1024;
const FINAL = new Set([400, 403, 404, 413, 415, 422]);

interface Running {
  upload: Promise<MessageAttachment>;
  stop: AbortController;
}
const running = new Map<string, Running>();
const waiting: (() => void)[] = [];
let free = AT_ONCE;

/** Uploads a file, or joins its upload that is under way. Throws an `ApiError`. */
export function uploadOnce(
  conversationId: string,
  { key, file, name, voice }: UnsentFile,
  onProgress: (percent: number) => void = () => undefined,
): Promise<MessageAttachment> {
  const again = running.get(key);
  if (again) return again.upload;
  const stop = new AbortController();
  const upload = inTurn(() =>
    uploadMessageFile({ conversationId, file, name, waveform: voice?.waveform, onProgress, signal: stop.signal }),
  );
  running.set(key, { upload, stop });
  const end = () => running.delete(key);
  upload.then(end, end);
  return upload;
}

/** Aborts the upload of a removed file. */
export const stopUpload = (key: string): void => running.get(key)?.stop.abort();

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** Why the server would not accept a file, if that is known here; otherwise null. */
export function notAccepted({ file }: UnsentFile): string | null {
  if (!FILE_TYPES.includes(file.type)) return attachmentTexts.wrongType;
  if (file.size > MOST_BYTES) return attachmentTexts.tooLarge;
  return file.size === 0 ? attachmentTexts.empty : null;
}

/** Whether trying again cannot help. */
export const isFinal = ({ status }: ApiError): boolean => FINAL.has(status);

/**
 * Uploads the remaining files of a message; `keep` is called after each. Returns the ids of all files, or why the message
 * has to wait or cannot be sent.
 */
export async function uploadAll(
  conversationId: string,
  files: readonly UnsentFile[],
  keep: (files: readonly UnsentFile[]) => void,
): Promise<Ack<string[]>> {
  let now = files;
  for (const { key } of files) {
    const file = now.find((one) => one.key === key);
    if (!file || file.attachment) continue;
    try {
      const attachment = await uploadOnce(conversationId, file);
      now = now.map((one) => (one.key === key ? { ...one, attachment } : one));
      keep(now);
    } catch (thrown) {
      const error = thrown as ApiError;
      const code = isFinal(error) ? 'bad_request' : navigator.onLine ? 'upload_failed' : 'offline';
      const message = file.kind === 'voice' ? error.message : `${file.name}: ${error.message}`;
      return { ok: false, error: { code, message } };
    }
  }
  return { ok: true, data: now.flatMap(({ attachment }) => attachment?.id ?? []) };
}
