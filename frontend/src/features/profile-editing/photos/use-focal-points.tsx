import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useChangePhotoMutation, useListPhotosQuery, type FocalPoint } from '../../../api/photos';
import { messageOf } from '../../../lib/api-error';
import { retryImport } from '../../../lib/retry-import';
import { toast } from '../../../ui/toast';
import { editingTexts } from '../texts';
import type { PhotoQueue, QueuedPhoto } from './photo-queue';

const { photos: texts } = editingTexts;

const FocusDialog = lazy(retryImport(() => import('./FocusDialog').then((part) => ({ default: part.FocusDialog }))));

/** The focal points of your photos, by id; null while unknown. */
export function useFocalPoints(photos: readonly string[]): (photo: string) => FocalPoint | null {
  const { data, refetch } = useListPhotosQuery(undefined, { refetchOnMountOrArgChange: true });
  const askAboutNew = useEffectEvent(() => {
    if (data && photos.some((photo) => !data.items.some(({ id }) => id === photo))) void refetch();
  });
  const all = photos.join();
  useEffect(() => askAboutNew(), [all]);
  return (photo) => data?.items.find(({ id }) => id === photo)?.focalPoint ?? null;
}

interface Choosing {
  entry: string;
  before: FocalPoint | null;
  failure: string | null;
}

/** The dialog for a focal point. What it says is saved at once, and can be undone. */
export function usePointChoice(
  queue: PhotoQueue,
  items: readonly QueuedPhoto[],
): { open: (entry: string, before: FocalPoint | null) => void; dialog: ReactNode } {
  const [change] = useChangePhotoMutation();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  /** An entry is a photo, or a picture that becomes one meanwhile. */
  const save = async (entry: string, focalPoint: FocalPoint | null) => {
    const id = queue.photoOf(entry);
    if (id === null) queue.refocus(entry, focalPoint);
    else await change({ id, photoChange: { focalPoint } }).unwrap();
  };
  const choose = async ({ entry, before }: Choosing, point: FocalPoint) => {
    try {
      await save(entry, point);
    } catch (error) {
      return setChoosing({ entry, before, failure: messageOf(error) });
    }
    setChoosing(null);
    const undo = () => void save(entry, before).catch((error: unknown) => toast.error(messageOf(error)));
    toast.info(texts.focusSaved, undefined, { label: texts.undo, run: undo });
  };
  return {
    open: (entry, before) => {
      setWasOpened(true);
      setChoosing({ entry, before, failure: null });
    },
    dialog: wasOpened ? (
      <Suspense>
        <FocusDialog
          entry={choosing?.entry ?? null}
          picture={choosing && (items.find(({ key }) => key === choosing.entry) ?? queue.photoOf(choosing.entry))}
          initial={choosing?.before ?? null}
          failure={choosing?.failure ?? null}
          onCancel={() => setChoosing(null)}
          onChosen={(point) => choosing && void choose(choosing, point)}
        />
      </Suspense>
    ) : null,
  };
}
