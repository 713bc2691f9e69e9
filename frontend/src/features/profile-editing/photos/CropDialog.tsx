import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PhotoCrop } from '../../../api/upload-photo';
import { useObjectUrl } from '../../../lib/use-object-url';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { editingMessages } from '../texts';
import styles from './photos.module.css';

const { photos: texts } = editingMessages;
const WHOLE = 100;

interface CropDialogProps {
  file: File | null;
  /** The part that is chosen at first. */
  initial: PhotoCrop | null;
  onCancel: () => void;
  onCropped: (crop: PhotoCrop) => void;
}

/** Chooses the 4:5 part of a picture: by dragging, pinching, arrow keys and a slider. */
export function CropDialog({ file, initial, onCancel, onCropped }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    setPosition({ x: 0, y: 0 });
    setZoom(1);
    setArea(null);
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
        {url ? (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            aspect={4 / 5}
            {...(initial && { initialCroppedAreaPercentages: percentOf(initial) })}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(percent) => setArea(percent)}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
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
