import { accessToken, refreshOrSignOut } from '../lib/session';
import { UNREACHABLE } from './base-query';
import { toFileError, type ApiError } from '../lib/api-error';
import { isLost, newKey } from './idempotency-keys';
import { standstillLimit } from './standstill-limit';

const STOPPED: ApiError = { status: 0, code: 'upload_stopped', message: 'The upload was stopped.' };

export interface UploadOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a form with a file by XMLHttpRequest, because `fetch` does not report progress. An upload whose answer is
 * lost is sent once more with the same key. Throws an `ApiError`.
 */
export async function uploadForm<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  const key = newKey();
  try {
    return await send(path, form, key, options);
  } catch (thrown) {
    const error = thrown as ApiError;
    const isWorthAnother = error.status === 401 ? await refreshOrSignOut() : key !== null && isLostUpload(error);
    if (!isWorthAnother) throw thrown;
    return send(path, form, key, options);
  }
}

const isLostUpload = (error: ApiError) => error.code !== STOPPED.code && isLost(error);

function send<Answer>(
  path: string,
  form: FormData,
  key: string | null,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'fetch');
    request.setRequestHeader('Authorization', `Bearer ${accessToken() ?? ''}`);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as Answer);
      else reject(toFileError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(UNREACHABLE);
    request.onabort = () => reject(STOPPED);
    if (signal?.aborted) return reject(STOPPED);
    const limit = standstillLimit(() => {
      reject(UNREACHABLE);
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      limit.moved();
      onProgress(Math.round((100 * loaded) / total));
    };
    request.onprogress = limit.moved;
    request.onloadend = limit.stop;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
