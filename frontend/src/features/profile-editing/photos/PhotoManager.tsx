import { lazy, Suspense, useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PhotoCrop } from '../../../api/upload-photo';
import { PICTURE_TYPES } from '../../../lib/picture-types';
import { retryImport } from '../../../lib/retry-import';
import { Button, IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { toast } from '../../../ui/toast';
import { editingTexts } from '../texts';
import { moved, sortFiles, type RejectedFile } from './photo-list';
import type { PhotoQueue, QueuedPhoto } from './photo-queue';
import { PhotoGrid } from './PhotoGrid';
import styles from './photos.module.css';
import { PhotoTile, QueuedTile, type TileActions } from './PhotoTiles';
import { useFocalPoints, usePointChoice } from './use-focal-points';
import type { PhotosOfForm, PhotoUpload } from './use-photo-upload';

const { photos: texts } = editingTexts;
const MOST_PHOTOS = 12;

const loadCropDialog = retryImport(() => import('./CropDialog').then((part) => ({ default: part.CropDialog })));
const CropDialog = lazy(loadCropDialog);

/** The content of the crop dialog: a file to add, or the entry whose crop is changed. */
interface Cropping {
  file: File;
  crop: PhotoCrop;
  entry: string | null;
}

/** The profile's photos: adding several at once, crop, order, removal. The form keeps their ids in order. */
export function PhotoManager({ upload: { queue, items, photos: form } }: { upload: PhotoUpload }) {
  const { watch } = useFormContext<{ photos: string[] }>();
  const photos = watch('photos');
  const entries = queue.entries(photos);
  const failed = items.filter(({ state }) => state === 'failed');
  const input = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState<RejectedFile[]>([]);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const focus = usePointChoice(queue, items);
  const pointOf = useFocalPoints(photos);
  const [announcement, announce] = useState('');
  const [wasCropping, setWasCropping] = useState(false);
  if (cropping && !wasCropping) setWasCropping(true);
  const openFiles = () => {
    // It arrives while files are chosen.
    loadCropDialog().catch(() => undefined);
    input.current?.click();
  };
  const choose = async (files: File[]) => {
    if (input.current) input.current.value = '';
    if (files.length === 0) return;
    const room = MOST_PHOTOS - queue.entries(form.get()).length;
    const sorted = await sortFiles(files, room);
    setRejected(sorted.rejected);
    const [only] = sorted.pictures;
    if (only && files.length === 1) setCropping({ ...only, entry: null });
    else queue.add(sorted.pictures, form.get());
  };
  const reorder = (next: string[]) => form.set(queue.reorder(next, form.get()));
  const move = (entry: string, step: 1 | -1) => {
    const now = queue.entries(form.get());
    const next = moved(now, now.indexOf(entry), step);
    reorder(next);
    announce(texts.moved(now.indexOf(entry) + 1, next.indexOf(entry) + 1, next.length));
  };
  const remove = (entry: string) => {
    const item = items.find(({ key }) => key === entry);
    const undo = item ? removeQueued(item, queue, form) : removePhoto(entry, form);
    toast.info(texts.removed, undefined, { label: texts.undo, run: undo });
  };
  const actionsOf = (entry: string, index: number): TileActions => {
    const source = queue.sourceOf(entry);
    return {
      onEarlier: index > 0 ? () => move(entry, -1) : null,
      onLater: index < entries.length - 1 ? () => move(entry, 1) : null,
      onCrop: source ? () => setCropping({ file: source.file, crop: source.crop, entry }) : null,
      onFocus: () => focus.open(entry, items.find(({ key }) => key === entry)?.focalPoint ?? pointOf(entry)),
      onRemove: () => remove(entry),
    };
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void choose([...event.dataTransfer.files]);
  };
  const isFull = entries.length >= MOST_PHOTOS;
  return (
    <section className={styles.manager} aria-labelledby="photos-heading" onDragOver={drop} onDrop={drop}>
      <h2 id="photos-heading">{texts.heading}</h2>
      <p className={styles.hint}>{isFull ? texts.full : texts.hint}</p>
      {rejected.length > 0 ? <Rejected files={rejected} onClose={() => setRejected([])} /> : null}
      {failed.length > 1 ? <RetryAll onClick={() => queue.retry(...failed.map(({ key }) => key))} /> : null}
      <PhotoGrid
        entries={entries}
        onReorder={reorder}
        after={
          isFull ? null : (
            <li className={styles.add}>
              <Button variant="quiet" icon="camera" onClick={openFiles}>
                {texts.add}
              </Button>
              <p>{texts.drop}</p>
            </li>
          )
        }
      >
        {(entry, index) => {
          const item = items.find(({ key }) => key === entry);
          const actions = actionsOf(entry, index);
          return item ? (
            <QueuedTile item={item} index={index} actions={actions} onRetry={() => queue.retry(entry)} />
          ) : (
            <PhotoTile photo={entry} focalPoint={pointOf(entry)} index={index} actions={actions} />
          );
        }}
      </PhotoGrid>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-label={texts.add}
        data-testid="photo-input"
        onChange={({ target }) => void choose([...(target.files ?? [])])}
      />
      <p role="status" className="sr">
        {items.length > failed.length ? texts.left(items.length - failed.length) : ''}
      </p>
      <p role="status" className="sr">
        {announcement}
      </p>
      {focus.dialog}
      {wasCropping ? (
        <Suspense>
          <CropDialog
            file={cropping?.file ?? null}
            initial={cropping?.crop ?? null}
            onCancel={() => setCropping(null)}
            onCropped={(crop) => {
              if (cropping?.entry) queue.recrop(cropping.entry, crop);
              else if (cropping) queue.add([{ file: cropping.file, crop }], form.get());
              setCropping(null);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const RetryAll = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" icon="retry" className={styles.all} onClick={onClick}>
    {texts.allAgain}
  </Button>
);

function Rejected({ files, onClose }: { files: readonly RejectedFile[]; onClose: () => void }) {
  return (
    <div className={styles.rejected} role="alert">
      <Icon name="alert" />
      <div>
        <b>{texts.rejected(files.length)}</b>
        <ul>
          {files.map(({ name, problem }, index) => (
            <li key={`${index} ${name}`}>
              <b>{name}</b>: {problem}
            </li>
          ))}
        </ul>
      </div>
      <IconButton icon="close" label={texts.dismiss} onClick={onClose} />
    </div>
  );
}

/** Removes a picture that is not uploaded yet; returns the function that undoes this. */
function removeQueued({ key, replaces }: QueuedPhoto, queue: PhotoQueue, form: PhotosOfForm): () => void {
  const before = form.get();
  const putBack = queue.remove(key);
  // It is another part of a photo that is already there, so the photo itself goes too.
  if (replaces) form.set(before.filter((id) => id !== replaces));
  return () => {
    if (replaces) form.set(before);
    putBack();
  };
}

/** Removes an uploaded photo; returns the function that undoes this. */
function removePhoto(photo: string, form: PhotosOfForm): () => void {
  const at = form.get().indexOf(photo);
  form.set(form.get().filter((id) => id !== photo));
  return () => {
    const now = form.get();
    if (!now.includes(photo)) form.set([...now.slice(0, at), photo, ...now.slice(at)]);
  };
}
