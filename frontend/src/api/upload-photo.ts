import { accessToken, refreshOrSignOut } from '../lib/session';
import { toApiError, type ApiError } from './error-text';
import type { Photo } from './photos';

/** The part of a picture to keep, as fractions of its width and height. */
export interface PhotoCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PhotoUpload {
  file: Blob;
  crop: PhotoCrop;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

/** Uploads a photo. Not through `fetch`, which does not tell how far it is. Throws an `ApiError`. */
export async function uploadPhoto(upload: PhotoUpload): Promise<Photo> {
  try {
    return await send(upload);
  } catch (error) {
    if ((error as ApiError).status !== 401 || !(await refreshOrSignOut())) throw error;
    return send(upload);
  }
}

function send({ file, crop, onProgress, signal }: PhotoUpload): Promise<Photo> {
  const form = new FormData();
  // Fields before the file: the server reads the stream in order.
  form.append('crop', JSON.stringify(crop));
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/photos');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'fetch');
    request.setRequestHeader('Authorization', `Bearer ${accessToken() ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as Photo);
      else reject(toApiError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () =>
      reject(toApiError(0, 'We cannot reach the server. Please check your connection and try again.', ''));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
