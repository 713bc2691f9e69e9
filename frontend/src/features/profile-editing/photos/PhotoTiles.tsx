import { useState } from 'react';
import type { FocalPoint } from '../../../api/photos';
import { useObjectUrl } from '../../../lib/use-object-url';
import { Badge } from '../../../ui/Badge';
import { Button, IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Photo } from '../../../ui/Photo';
import { editingTexts } from '../texts';
import type { QueuedPhoto } from './photo-queue';
import styles from './photos.module.css';

const { photos: texts } = editingTexts;

/** The actions of an entry; null if one is not possible. */
export interface TileActions {
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onCrop: (() => void) | null;
  onFocus: () => void;
  onRemove: () => void;
}

interface TileProps {
  index: number;
  actions: TileActions;
}

/** A photo of the profile, with its actions. */
export function PhotoTile({
  photo,
  focalPoint,
  index,
  actions,
}: TileProps & { photo: string; focalPoint: FocalPoint | null }) {
  return (
    <>
      <div className={styles.frame}>
        <Photo photo={photo} focalPoint={focalPoint} alt={texts.numbered(index + 1)} sizes="220px" />
      </div>
      {index === 0 ? (
        <span className={styles.first}>
          <Badge>{texts.first}</Badge>
        </span>
      ) : null}
      <Acts actions={actions} />
    </>
  );
}

/** A picture that is on its way, or that failed. */
export function QueuedTile({ item, index, actions, onRetry }: TileProps & { item: QueuedPhoto; onRetry: () => void }) {
  const url = useObjectUrl(item.file);
  const [wide, setWide] = useState<number>();
  const { failure, progress, state } = item;
  return (
    <>
      <div className={styles.queued} data-failed={failure !== null || undefined}>
        {url ? (
          <span className={styles.part} style={{ aspectRatio: wide }}>
            <img
              src={url}
              alt={texts.numbered(index + 1)}
              style={partOf(item)}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setWide((naturalWidth * item.crop.width) / (naturalHeight * item.crop.height))
              }
            />
          </span>
        ) : null}
        <div className={styles.state}>
          {failure === null ? (
            <>
              <progress max={100} value={progress} aria-label={item.file.name} />
              <p>{state === 'waiting' ? texts.waiting : progress < 100 ? texts.uploading(progress) : texts.working}</p>
            </>
          ) : (
            <>
              <p role="alert">
                <Icon name="alert" size={16} /> <b>{texts.failed}.</b> {failure}
              </p>
              <div className={styles.choices}>
                <Button size="small" icon="retry" onClick={onRetry}>
                  {texts.again}
                </Button>
                <Button size="small" variant="quiet" onClick={actions.onRemove}>
                  {texts.forget}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      <Acts actions={actions} />
    </>
  );
}

function Acts({ actions: { onEarlier, onLater, onCrop, onFocus, onRemove } }: { actions: TileActions }) {
  return (
    <div className={styles.actions}>
      <IconButton icon="back" label={texts.earlier} disabled={!onEarlier} onClick={onEarlier ?? undefined} />
      <IconButton icon="arrow" label={texts.later} disabled={!onLater} onClick={onLater ?? undefined} />
      {onCrop ? <IconButton icon="edit" label={texts.crop} onClick={onCrop} /> : null}
      <IconButton icon="focus" label={texts.focus} onClick={onFocus} />
      <IconButton icon="trash" label={texts.remove} onClick={onRemove} />
    </div>
  );
}

/** Shows the part of the picture that is kept: enlarged by its share, and moved. */
const partOf = ({ crop: { x, y, width, height } }: QueuedPhoto) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
});
