import { accessToken, refreshOrSignOut } from '../lib/session';
import { toApiError, type ApiError } from './error-text';

export interface UploadOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

/** Sends a form with a file. Not through `fetch`, which does not tell how far it is. Throws an `ApiError`. */
export async function uploadForm<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  try {
    return await send(path, form, options);
  } catch (error) {
    if ((error as ApiError).status !== 401 || !(await refreshOrSignOut())) throw error;
    return send(path, form, options);
  }
}

function send<Answer>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'fetch');
    request.setRequestHeader('Authorization', `Bearer ${accessToken() ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as Answer);
      else reject(toApiError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () =>
      reject(toApiError(0, 'We cannot reach the server. Please check your connection and try again.', ''));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
