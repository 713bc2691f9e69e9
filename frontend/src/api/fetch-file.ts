import { accessToken, refreshOrSignOut } from '../lib/session';
import { UNREACHABLE } from './base-query';
import { standstillLimit } from './standstill-limit';
import { toFileError } from '../lib/api-error';

/** Fetches a private file, with `body` where the API requires a reason. Throws an `ApiError`. */
export const fetchFile = async (path: string, body?: object): Promise<Blob> => (await fetchNamedFile(path, body)).file;

/** The same with the name that the API gives it. */
export async function fetchNamedFile(path: string, body?: object): Promise<{ file: Blob; name: string | undefined }> {
  const stop = new AbortController();
  const limit = standstillLimit(() => stop.abort());
  try {
    let answer = await ask(path, body, stop.signal);
    if (answer.status === 401 && (await refreshOrSignOut())) answer = await ask(path, body, stop.signal);
    const { status, statusText, headers } = answer;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        limit.moved();
        out.enqueue(chunk);
      },
    });
    const moving = new Response(answer.body?.pipeThrough(counted) ?? null, { headers });
    if (!answer.ok) throw toFileError(status, statusText, await moving.text().catch(lost));
    const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
    return { file: await moving.blob().catch(lost), name };
  } finally {
    limit.stop();
  }
}

const lost = (): never => {
  throw UNREACHABLE;
};

const ask = (path: string, body: object | undefined, signal: AbortSignal) =>
  fetch(path, {
    headers: {
      Authorization: `Bearer ${accessToken() ?? ''}`,
      'X-Requested-With': 'fetch',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal,
  }).catch(lost);
