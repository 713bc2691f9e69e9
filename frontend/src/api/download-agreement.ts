import { accessToken, refreshOrSignOut } from '../lib/session';
import { saveFile } from '../lib/save-file';
import { toApiError } from '../lib/api-error';

/** Downloads a file of an agreement with the access token. Throws an `ApiError`. */
export async function downloadAgreement(id: string, kind: 'pdf' | 'json'): Promise<void> {
  const fileName = `au-pair-agreement.${kind}`;
  let answer = await ask(id, kind);
  if (answer.status === 401 && (await refreshOrSignOut())) answer = await ask(id, kind);
  if (!answer.ok) throw toApiError(answer.status, answer.statusText, await answer.text());
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), named ?? fileName);
}

async function ask(id: string, kind: 'pdf' | 'json'): Promise<Response> {
  try {
    return await fetch(`/api/arrangements/${id}/agreement.${kind}`, {
      headers: { Authorization: `Bearer ${accessToken() ?? ''}`, 'X-Requested-With': 'fetch' },
    });
  } catch {
    throw toApiError(0, 'We cannot reach the server. Please check your connection and try again.', '');
  }
}
