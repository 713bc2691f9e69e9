import { useCallback, useEffect, useState } from 'react';
import { fetchMessageFile } from '../../../api/message-files';
import { isApiError } from '../../../lib/api-error';
import { useObjectUrl } from '../../../lib/use-object-url';

/** Photos are not kept by the browser: these are the last ones that were looked at, for scrolling back. */
const MOST = 40;
const fetched = new Map<string, Promise<Blob>>();

function photoOf(id: string, size: 'small' | 'full'): Promise<Blob> {
  const key = `${id} ${size}`;
  const known = fetched.get(key);
  const photo = known ?? fetchMessageFile(id, size);
  fetched.delete(key);
  fetched.set(key, photo);
  if (!known) photo.catch(() => fetched.delete(key));
  if (fetched.size > MOST)
    for (const oldest of [...fetched.keys()].slice(0, fetched.size - MOST)) fetched.delete(oldest);
  return photo;
}

/** A photo of a message by its id; without one nothing is fetched. `gone`: no one can see it any more. */
export function usePhoto(id: string | null, size: 'small' | 'full') {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [failed, setFailed] = useState<'gone' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!id) return undefined;
    let wanted = true;
    photoOf(id, size).then(
      (blob) => wanted && setPhoto(blob),
      (error: unknown) => wanted && setFailed(isApiError(error) && error.status === 404 ? 'gone' : 'failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, size, attempt]);
  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((now) => now + 1);
  }, []);
  return { url: useObjectUrl(photo), failed, retry };
}
