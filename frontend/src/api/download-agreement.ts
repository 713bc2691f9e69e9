import { UNREACHABLE } from './base-query';
import { accessToken, refreshOrSignOut } from '../lib/session';
import { saveFile } from '../lib/save-file';
import { toFileError } from '../lib/api-error';

/** Downloads a file of an agreement with the access token. Throws an `ApiError`. */
export async function downloadAgreement(id: string, kind: 'pdf' | 'json'): Promise<void> {
  const fileName = `au-pair-agreement.${kind}`;
  let answer = await ask(id, kind);
  if (answer.status === 401 && (await refreshOrSignOut())) answer = await ask(id, kind);
  if (!answer.ok) throw toFileError(answer.status, answer.statusText, await answer.text());
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), named ?? fileName);
}

async function ask(id: string, kind: 'pdf' | 'json'): Promise<Response> {
  try {
    return await fetch(`/api/arrangements/${id}/agreement.${kind}`, {
      headers: { Authorization: `Bearer ${accessToken() ?? ''}`, 'X-Requested-With': 'fetch' },
    });
  } catch {
    throw UNREACHABLE;
  }
}
