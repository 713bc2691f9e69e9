import { Button, Radio } from 'antd';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { UploadPurpose } from '../../../api/admin-upload-trials';
import { Icon } from '../../../ui/Icon';
import { uploadTrialTexts as texts } from './texts';
import styles from './upload-trials.module.css';

interface FileChoiceProps {
  purpose: UploadPurpose;
  onPurpose: (purpose: UploadPurpose) => void;
  /** The file of the last trial, which can be tried again for another purpose. */
  last: File | null;
  busy: boolean;
  onFile: (file: File) => void;
}

/** The purpose and the file of a trial. */
export function FileChoice({ purpose, onPurpose, last, busy, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const labelId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !busy) onFile(dropped);
  };
  return (
    <div className={styles.choice}>
      <div>
        <p id={labelId} className={styles.label}>
          {texts.purposeLabel}
        </p>
        <Radio.Group
          aria-labelledby={labelId}
          className={styles.purposes ?? ''}
          value={purpose}
          disabled={busy}
          onChange={({ target }) => onPurpose(target.value as UploadPurpose)}
          options={Object.entries(texts.purposes).map(([value, { title, text }]) => ({
            value,
            label: (
              <>
                <b>{title}</b>
                <span className={styles.hint}>{text}</span>
              </>
            ),
          }))}
        />
      </div>
      <div
        role="presentation"
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.wide}>
          <b>{texts.drop}</b> {texts.or}
        </p>
        <Button type="primary" icon={<Icon name="attach" />} disabled={busy} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        {last ? (
          <Button icon={<Icon name="retry" />} disabled={busy} onClick={() => onFile(last)}>
            <span className={styles.cut}>{texts.again(last.name)}</span>
          </Button>
        ) : null}
        <p className={styles.hint}>{texts.limit}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </div>
  );
}
