import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { FocalPoint } from '../../../api/photos';
import { useObjectUrl } from '../../../lib/use-object-url';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { positionStep } from '../../../ui/focal-point';
import { photoUrl } from '../../../ui/photo-urls';
import { editingTexts } from '../texts';
import { cropped } from './photo-list';
import type { QueuedPhoto } from './photo-queue';
import styles from './focus.module.css';

const { photos: texts } = editingTexts;
/** The usual position of a face. */
const LIKELY: FocalPoint = { x: 50, y: 30 };
const STEP = 5;
const STEPS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const SHAPES = ['round', 'card', 'wide'] as const;

interface FocusDialogProps {
  /** Stays the same while the picture becomes a photo; null while the dialog is closed. */
  entry: string | null;
  /** Id of the photo, or the picture that is not a photo yet; null while the dialog is closed. */
  picture: string | QueuedPhoto | null;
  initial: FocalPoint | null;
  /** Why saving failed. */
  failure: string | null;
  onCancel: () => void;
  onChosen: (point: FocalPoint) => void;
}

/** Chooses which point of a photo stays in view: by pressing, dragging, or arrow keys, next to the shapes it is shown in. */
export function FocusDialog({ entry, picture, initial, failure, onCancel, onChosen }: FocusDialogProps) {
  const source = useSource(picture);
  const [point, setPoint] = useState(initial ?? LIKELY);
  // What is known when the dialog opens: a point that is chosen here stays.
  const begin = useEffectEvent(() => setPoint(initial ?? LIKELY));
  useEffect(() => {
    if (entry) begin();
  }, [entry]);
  const position = { objectPosition: `${positionStep(point.x)}% ${positionStep(point.y)}%` };
  return (
    <Dialog
      open={picture !== null}
      onClose={onCancel}
      title={texts.focusTitle}
      failure={failure}
      footer={
        <Button wide onClick={() => onChosen(point)}>
          {texts.focusUse}
        </Button>
      }
    >
      <p className={styles.hint}>{texts.focusHint}</p>
      {source ? (
        <>
          <PointPicker source={source} point={point} onChange={setPoint} />
          <ul className={styles.shapes} aria-label={texts.focusShapes}>
            {SHAPES.map((shape) => (
              <li key={shape}>
                <span className={styles.shape} data-shape={shape}>
                  <img src={source} alt="" style={position} />
                </span>
                {texts.shapes[shape]}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className={styles.room} />
      )}
    </Dialog>
  );
}

interface PointPickerProps {
  source: string;
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

function PointPicker({ source, point, onChange }: PointPickerProps) {
  const isHeld = useRef(false);
  const toPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: percent((point.x + step.x) / 100), y: percent((point.y + step.y) / 100) });
  };
  return (
    <div
      className={styles.picker}
      role="slider"
      tabIndex={0}
      aria-label={texts.focusPoint}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.y}
      aria-valuetext={texts.focusAt(point.x, point.y)}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        toPointer(event);
      }}
      onPointerMove={(event) => isHeld.current && toPointer(event)}
      onLostPointerCapture={() => (isHeld.current = false)}
    >
      <img src={source} alt="" draggable={false} />
      <i style={{ left: `${point.x}%`, top: `${point.y}%` }} />
    </div>
  );
}

const percent = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 100);

/** The address of the picture; null until there is one. */
function useSource(picture: string | QueuedPhoto | null): string | null {
  const [part, setPart] = useState<Blob | null>(null);
  const { file = null, crop = null } = typeof picture === 'string' ? {} : (picture ?? {});
  useEffect(() => {
    if (!file || !crop) return undefined;
    let isCurrent = true;
    cropped({ file, crop }).then(
      (blob) => isCurrent && setPart(blob),
      () => isCurrent && setPart(file),
    );
    return () => {
      isCurrent = false;
      setPart(null);
    };
  }, [file, crop]);
  const url = useObjectUrl(part);
  return typeof picture === 'string' ? photoUrl(picture, 800) : url;
}
