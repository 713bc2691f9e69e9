import { lazy, Suspense, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { retryImport } from '../../../lib/retry-import';
import { Badge } from '../../../ui/Badge';
import { Button, IconButton } from '../../../ui/Button';
import { Photo } from '../../../ui/Photo';
import { toast } from '../../../ui/toast';
import { editingMessages } from '../texts';
import { moved, opensAsPicture, problemOf } from './photo-list';
import styles from './photos.module.css';
import type { PhotoUpload } from './use-photo-upload';

const { photos: texts } = editingMessages;
const MOST_PHOTOS = 12;

const loadCropDialog = retryImport(() => import('./CropDialog').then((part) => ({ default: part.CropDialog })));
const CropDialog = lazy(loadCropDialog);

/** The profile's photos: adding with a crop and progress, order, removal. The form keeps their ids in order. */
export function PhotoManager({ upload: { progress, send } }: { upload: PhotoUpload }) {
  const { watch, getValues, setValue } = useFormContext<{ photos: string[] }>();
  const photos = watch('photos');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [wasCropping, setWasCropping] = useState(false);
  if (file && !wasCropping) setWasCropping(true);
  const openFiles = () => {
    // It arrives while a file is chosen.
    loadCropDialog().catch(() => undefined);
    input.current?.click();
  };
  // What stands now, not what stood when this was drawn: a photo may have arrived meanwhile.
  const change = (next: (now: string[]) => string[]) =>
    setValue('photos', next(getValues('photos')), { shouldDirty: true });

  const choose = async (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const problem = problemOf(chosen) ?? ((await opensAsPicture(chosen)) ? null : texts.unreadable);
    if (problem) toast.error(texts.failed, problem);
    else setFile(chosen);
  };
  return (
    <section className={styles.manager} aria-labelledby="photos-heading">
      <h2 id="photos-heading">{texts.heading}</h2>
      <p className={styles.hint}>{photos.length >= MOST_PHOTOS ? texts.full : texts.hint}</p>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Photo photo={photo} alt={texts.numbered(index + 1)} sizes="220px" />
            {index === 0 ? (
              <span className={styles.first}>
                <Badge>{texts.first}</Badge>
              </span>
            ) : null}
            <div className={styles.acts}>
              <IconButton
                icon="back"
                label={texts.earlier}
                disabled={index === 0}
                onClick={() => change((now) => moved(now, now.indexOf(photo), -1))}
              />
              <IconButton
                icon="arrow"
                label={texts.later}
                disabled={index === photos.length - 1}
                onClick={() => change((now) => moved(now, now.indexOf(photo), 1))}
              />
              <IconButton
                icon="trash"
                label={texts.remove}
                onClick={() => change((now) => now.filter((id) => id !== photo))}
              />
            </div>
          </li>
        ))}
        {photos.length < MOST_PHOTOS ? (
          <li className={styles.add}>
            {progress === null ? (
              <Button variant="quiet" icon="camera" onClick={openFiles}>
                {texts.add}
              </Button>
            ) : (
              <div className={styles.progress} role="status">
                <progress max={100} value={progress} />
                <p>{progress < 100 ? texts.uploading(progress) : texts.working}</p>
              </div>
            )}
            <input
              ref={input}
              hidden
              type="file"
              accept="image/jpeg,image/png,image/webp"
              aria-label={texts.add}
              data-testid="photo-input"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </li>
        ) : null}
      </ul>
      {file || wasCropping ? (
        <Suspense>
          <CropDialog
            file={file}
            onCancel={() => setFile(null)}
            onCropped={(crop) => {
              if (file) send(file, crop);
              setFile(null);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
