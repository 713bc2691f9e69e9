import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PhotoCrop } from '../../../api/upload-photo';
import { useObjectUrl } from '../../../lib/use-object-url';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { editingTexts } from '../texts';
import { PHOTO_SHAPES, shapeOf, sizeOf, suggestedCrop, type PhotoShape, type Size } from './photo-list';
import styles from './photos.module.css';

const { photos: texts } = editingTexts;
const WHOLE = 100;
const SHAPES = ['portrait', 'landscape'] as const;

interface CropDialogProps {
  file: File | null;
  /** The part that is chosen at first. */
  initial: PhotoCrop | null;
  onCancel: () => void;
  onCropped: (crop: PhotoCrop) => void;
}

/** Chooses the part of a picture, a portrait or a landscape: by dragging, pinching, arrow keys and a slider. */
export function CropDialog({ file, initial, onCancel, onCropped }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [chosen, setChosen] = useState<PhotoShape | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const shape = chosen ?? (size && initial ? shapeOf(initial, size) : 'portrait');
  useEffect(() => {
    setPosition({ x: 0, y: 0 });
    setZoom(1);
    setArea(null);
    setChosen(null);
    setSize(null);
    let isCurrent = true;
    if (file) void sizeOf(file).then((found) => isCurrent && setSize(found));
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const use = () => {
    if (area)
      onCropped({ x: area.x / WHOLE, y: area.y / WHOLE, width: area.width / WHOLE, height: area.height / WHOLE });
  };
  return (
    <Dialog
      open={file !== null}
      onClose={onCancel}
      title={texts.cropTitle}
      footer={
        <Button wide disabled={!area} onClick={use}>
          {texts.use}
        </Button>
      }
    >
      <div className={styles.crop}>
        {url && size ? (
          <Cropper
            key={shape}
            image={url}
            crop={position}
            zoom={zoom}
            aspect={PHOTO_SHAPES[shape]}
            initialCroppedAreaPercentages={percentOf(chosen || !initial ? suggestedCrop(size, shape) : initial)}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(percent) => setArea(percent)}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
      <fieldset className={styles.choice}>
        <legend className="sr">{texts.shape}</legend>
        {SHAPES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="photo-shape"
              checked={shape === one}
              onChange={() => {
                setPosition({ x: 0, y: 0 });
                setZoom(1);
                setArea(null);
                setChosen(one);
              }}
            />
            {texts[one]}
          </label>
        ))}
      </fieldset>
      <label className={styles.zoom}>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </Dialog>
  );
}

const percentOf = ({ x, y, width, height }: PhotoCrop): Area => ({
  x: x * WHOLE,
  y: y * WHOLE,
  width: width * WHOLE,
  height: height * WHOLE,
});
