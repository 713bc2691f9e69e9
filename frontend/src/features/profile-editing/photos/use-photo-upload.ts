import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../../lib/offline/owner';
import { useSession } from '../../../lib/session';
import { PhotoQueue, type QueuedPhoto } from './photo-queue';

/** The photos of the form, in their order. */
export interface PhotosOfForm {
  get: () => string[];
  set: (photos: string[]) => void;
  /** Stores the form's draft at once. */
  store: () => void;
}

export interface PhotoUpload {
  queue: PhotoQueue;
  items: readonly QueuedPhoto[];
  photos: PhotosOfForm;
}

/** Ends what adds photos to a form that was left. */
let endDelivery = () => {};

let held: { owner: string; queue: PhotoQueue } | null = null;

/** One person's queue, in this tab only: it outlives the form, so that a session that ends costs no picture. */
function queueOf(owner: string): PhotoQueue {
  if (held?.owner !== owner) {
    const queue = new PhotoQueue();
    held = { owner, queue };
    // A closed tab ends uploads: the browser asks first.
    queue.subscribe(() => window[queue.isBusy ? 'addEventListener' : 'removeEventListener']('beforeunload', askFirst));
  }
  return held.queue;
}

const askFirst = (event: Event) => event.preventDefault();

/** Uploads pictures while everything else goes on, and adds their photos to the form, or to its draft once it is left. */
export function usePhotoUpload(photos: PhotosOfForm): PhotoUpload {
  const { user } = useSession();
  const [queue] = useState(() => queueOf(user ? ownerOf(user) : ''));
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const deliver = useEffectEvent(() => {
    const next = queue.takeDone(photos.get());
    if (next) photos.set(next);
    return next !== null;
  });
  const deliverToDraft = useEffectEvent(() => {
    if (deliver()) photos.store();
    if (!queue.isBusy) endDelivery();
  });
  useEffect(() => {
    endDelivery();
    deliver();
    const end = queue.subscribe(() => void deliver());
    return () => {
      end();
      if (queue.isBusy) endDelivery = queue.subscribe(() => deliverToDraft());
    };
  }, [queue]);
  return { queue, items, photos };
}
