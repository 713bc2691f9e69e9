import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { uploadPhoto, type PhotoCrop } from '../../../api/upload-photo';
import { toast } from '../../../ui/toast';
import { editingMessages } from '../texts';

const { photos: texts } = editingMessages;

export interface PhotoUpload {
  /** In percent; null while nothing is sent. */
  progress: number | null;
  send: (file: File, crop: PhotoCrop) => void;
  /** Resolves once nothing is sent any more: true unless an upload has just failed. */
  settled: () => Promise<boolean>;
}

/** Sends a photo while everything else goes on; `onAdded` gets its id. */
export function usePhotoUpload(onAdded: (id: string) => void): PhotoUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const upload = async (file: File, crop: PhotoCrop): Promise<boolean> => {
    setProgress(0);
    try {
      const { id } = await uploadPhoto({ file, crop, onProgress: setProgress });
      onAdded(id);
      return true;
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
      return false;
    } finally {
      running.current = Promise.resolve(true);
      setProgress(null);
    }
  };
  return {
    progress,
    send: (file, crop) => {
      running.current = upload(file, crop);
    },
    settled: () => running.current,
  };
}
