import { Button, Input, Progress } from 'antd';
import { useRef, useState } from 'react';
import { FieldRow } from '../../../admin-ui/FieldRow';
import { messageOf } from '../../../api/error-text';
import { uploadPicture } from '../../../api/pictures';
import { adminResourceMessages } from '../messages';
import type { FieldsProps } from './AboutFields';
import styles from './editor.module.css';
import { fieldId } from './resource-fields';

const { picture: texts } = adminResourceMessages;

/** The picture of a guide: uploaded, or the address of one elsewhere. */
export function PictureField({ fields: { image_url }, change, problems }: FieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File) => {
    setFailure(null);
    setPercent(0);
    try {
      const { url } = await uploadPicture(file, { onProgress: setPercent });
      change({ image_url: url });
    } catch (error) {
      setFailure(`${texts.failed} ${messageOf(error)}`);
    } finally {
      setPercent(null);
    }
  };
  return (
    <div className={styles.picture}>
      {image_url && !problems.image_url ? <img src={image_url} alt="" /> : null}
      <div className={styles.buttons}>
        <Button disabled={percent !== null} onClick={() => input.current?.click()}>
          {image_url ? texts.replace : texts.choose}
        </Button>
        {image_url ? (
          <Button danger onClick={() => change({ image_url: null })}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
      {percent === null ? null : <Progress percent={percent} aria-label={texts.busy(percent)} />}
      <p className={failure ? styles.error : styles.hint} role="status">
        {failure ?? texts.hint}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <FieldRow id={fieldId('image_url')} label={texts.address} error={problems.image_url} hint={texts.addressHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={1_000}
            spellCheck={false}
            value={image_url ?? ''}
            onChange={({ target }) => change({ image_url: target.value })}
          />
        )}
      </FieldRow>
    </div>
  );
}
