import { accessToken, refreshOrSignOut } from '../lib/session';
import { UNREACHABLE } from './base-query';
import { toFileError } from '../lib/api-error';

/** Fetches a private file, with `body` where the API requires a reason. Throws an `ApiError`. */
export async function fetchFile(path: string, body?: object): Promise<Blob> {
  let answer = await ask(path, body);
  if (answer.status === 401 && (await refreshOrSignOut())) answer = await ask(path, body);
  if (!answer.ok) throw toFileError(answer.status, answer.statusText, await answer.text());
  return answer.blob();
}

const ask = (path: string, body?: object) =>
  fetch(path, {
    headers: {
      Authorization: `Bearer ${accessToken() ?? ''}`,
      'X-Requested-With': 'fetch',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw UNREACHABLE;
  });
