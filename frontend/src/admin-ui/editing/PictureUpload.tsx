import { Button, Progress } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../../lib/api-error';
import { uploadPicture } from '../../api/pictures';
import type { PhotoCrop } from '../../api/upload-photo';
import { PICTURE_TYPES } from '../../lib/picture-types';
import { FieldNote } from '../FieldNote';
import styles from './PictureUpload.module.css';

interface PictureUploadProps {
  /** Id of the file button, which the problem list links to. */
  id?: string;
  url: string | null;
  alt: string;
  words: {
    choose: string;
    replace: string;
    remove: string;
    hint: string;
    busy: (percent: number) => string;
    failed: string;
  };
  /** The error about the current picture. */
  error?: string | undefined;
  onChange: (url: string | null) => void;
  /** Enables cropping; otherwise the whole picture is kept. */
  crop?: (file: File, onCropped: (crop: PhotoCrop) => void, onCancel: () => void) => ReactNode;
}

/** A picture that can be uploaded, replaced and removed, with upload progress. */
export function PictureUpload({ id, url, alt, words, error, onChange, crop }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (chosen: File, part?: PhotoCrop) => {
    setFile(null);
    setFailure(null);
    setPercent(0);
    try {
      const picture = await uploadPicture(chosen, { ...(part && { crop: part }), onProgress: setPercent });
      onChange(picture.url);
    } catch (problem) {
      setFailure(`${words.failed} ${messageOf(problem)}`);
    } finally {
      setPercent(null);
    }
  };
  return (
    <div className={styles.picture}>
      {url ? <img src={url} alt={alt} /> : null}
      <div className={styles.buttons}>
        <Button {...(id && { id })} disabled={percent !== null} onClick={() => input.current?.click()}>
          {url ? words.replace : words.choose}
        </Button>
        {url ? (
          <Button danger onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      {percent === null ? null : <Progress percent={percent} aria-label={words.busy(percent)} />}
      <FieldNote role="status" error={failure ?? error} hint={words.hint} />
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen && crop) setFile(chosen);
          else if (chosen) void upload(chosen);
          target.value = '';
        }}
      />
      {file && crop
        ? crop(
            file,
            (part) => void upload(file, part),
            () => setFile(null),
          )
        : null}
    </div>
  );
}
