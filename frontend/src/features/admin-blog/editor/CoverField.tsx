import { Button, Input, Progress } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { uploadPicture } from '../../../api/pictures';
import { messageOf } from '../../../api/error-text';
import type { PhotoCrop } from '../../../api/upload-photo';
import { adminBlogMessages } from '../messages';
import type { FieldsProps } from './AboutFields';
import styles from './editor.module.css';
import { Row } from './Row';

const { cover: texts, fields: labels } = adminBlogMessages;
const CoverCrop = lazy(() => import('./CoverCrop').then((module) => ({ default: module.CoverCrop })));

/** The picture above a post: chosen, cropped to the shape in which it is shown, and told in words. */
export function CoverField({ fields: { image_url, image_alt }, change, problems }: FieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (chosen: File, crop: PhotoCrop) => {
    setFile(null);
    setFailure(null);
    setPercent(0);
    try {
      const { url } = await uploadPicture(chosen, { crop, onProgress: setPercent });
      change({ image_url: url });
    } catch (error) {
      setFailure(`${texts.failed} ${messageOf(error)}`);
    } finally {
      setPercent(null);
    }
  };
  return (
    <>
      <div className={styles.cover}>
        {image_url ? <img src={image_url} alt={image_alt ?? ''} /> : null}
        <div className={styles.buttons}>
          <Button id="post-image_url" disabled={percent !== null} onClick={() => input.current?.click()}>
            {image_url ? texts.replace : texts.choose}
          </Button>
          {image_url ? (
            <Button danger onClick={() => change({ image_url: null, image_alt: null })}>
              {texts.remove}
            </Button>
          ) : null}
        </div>
        {percent === null ? null : <Progress percent={percent} aria-label={texts.busy(percent)} />}
        <p className={failure || problems.image_url ? styles.error : styles.hint} role="status">
          {failure ?? problems.image_url ?? texts.hint}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
      </div>
      {image_url ? (
        <Row name="image_alt" label={labels.image_alt} hint={texts.altHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={image_alt ?? ''}
              onChange={({ target }) => change({ image_alt: target.value })}
            />
          )}
        </Row>
      ) : null}
      {file ? (
        <Suspense fallback={null}>
          <CoverCrop file={file} onCancel={() => setFile(null)} onCropped={(crop) => void upload(file, crop)} />
        </Suspense>
      ) : null}
    </>
  );
}
