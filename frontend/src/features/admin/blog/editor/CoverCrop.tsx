import { Modal, Slider } from 'antd';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PhotoCrop } from '../../../../api/upload-photo';
import { adminBlogTexts } from '../texts';
import styles from './editor.module.css';

const texts = adminBlogTexts.cover;
const WHOLE = 100;
/** The format of cards; the post's own page crops a little more. */
const SHAPE = 16 / 10;

interface CoverCropProps {
  file: File;
  onCancel: () => void;
  onCropped: (crop: PhotoCrop) => void;
}

/** Crops a picture for the cover: by dragging, pinching, arrow keys and a slider. */
export function CoverCrop({ file, onCancel, onCropped }: CoverCropProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Modal
      open
      title={texts.crop}
      okText={texts.use}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !area }}
      onCancel={onCancel}
      onOk={() => {
        if (!area) return;
        const { x, y, width, height } = area;
        onCropped({ x: x / WHOLE, y: y / WHOLE, width: width / WHOLE, height: height / WHOLE });
      }}
    >
      <div className={styles.crop}>
        {url ? (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            aspect={SHAPE}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(percent) => setArea(percent)}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
      <Slider min={1} max={3} step={0.05} value={zoom} onChange={setZoom} ariaLabelForHandle={texts.zoom} />
    </Modal>
  );
}
