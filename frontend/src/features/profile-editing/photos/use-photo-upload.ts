import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../../lib/offline/owner';
import { useSession } from '../../../lib/session';
import { PhotoQueue, type QueuedPhoto } from './photo-queue';

/** The photos of the form, in their order. */
interface PhotosOfForm {
  get: () => string[];
  set: (photos: string[]) => void;
}

export interface PhotoUpload {
  queue: PhotoQueue;
  items: readonly QueuedPhoto[];
  photos: PhotosOfForm;
}

let held: { owner: string; queue: PhotoQueue } | null = null;

/** One person's queue, in this tab only: it outlives the form, so that a session that ends costs no picture. */
function queueOf(owner: string): PhotoQueue {
  if (held?.owner !== owner) held = { owner, queue: new PhotoQueue() };
  return held.queue;
}

/** Uploads pictures while everything else goes on, and adds their photos to the form. */
export function usePhotoUpload(photos: PhotosOfForm): PhotoUpload {
  const { user } = useSession();
  const [queue] = useState(() => queueOf(user ? ownerOf(user) : ''));
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const deliver = useEffectEvent(() => {
    const next = queue.takeDone(photos.get());
    if (next) photos.set(next);
  });
  useEffect(() => {
    deliver();
    return queue.subscribe(() => deliver());
  }, [queue]);
  return { queue, items, photos };
}
