import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api-error';
import { sizeInWords } from '../../../lib/format/file-size';
import { IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { draftFiles, MOST_FILES, type DraftFile } from '../model/draft-files';
import styles from './AttachmentTray.module.css';
import { FileDrawing } from './FileDrawing';
import { attachmentTexts as texts } from './texts';
import { isFinal, notAccepted, stopUpload, uploadOnce } from './uploads';
import { useObjectUrl } from '../../../lib/use-object-url';
import { focusParentOnUnmount } from '../../../lib/pass-focus';

interface AttachmentTrayProps {
  /** Whose files, and of which conversation. */
  place: string;
  conversationId: string;
  files: readonly DraftFile[];
}

/** The files of the message that one writes: each is uploaded at once, and can be removed or tried again. */
export default function AttachmentTray({ place, conversationId, files }: AttachmentTrayProps) {
  const change = (key: string, changed: Partial<DraftFile>) =>
    draftFiles.change(place, (now) => now.map((file) => (file.key === key ? { ...file, ...changed } : file)));
  const upload = async (file: DraftFile) => {
    const message = notAccepted(file);
    if (message) return change(file.key, { failure: { message, final: true } });
    if (file.failure) change(file.key, { failure: null, progress: 0 });
    try {
      const attachment = await uploadOnce(conversationId, file, (progress) => change(file.key, { progress }));
      change(file.key, { attachment });
    } catch (error) {
      const final = isApiError(error) && isFinal(error);
      change(file.key, { failure: { message: messageOf(error), final } });
    }
    return undefined;
  };
  const begin = useEffectEvent(() => {
    for (const file of files) if (!file.attachment && !file.failure) void upload(file);
  });
  // Only what was just chosen: what failed waits for a press.
  const keys = files.map(({ key }) => key).join();
  useEffect(() => begin(), [keys]);
  const remove = ({ key }: DraftFile) => {
    stopUpload(key);
    draftFiles.change(place, (now) => now.filter((file) => file.key !== key));
  };
  return (
    <div className={styles.tray}>
      <ul className={styles.files} aria-label={texts.label}>
        {files.map((file) => (
          <li key={file.key} className={styles.file} data-failed={file.failure ? true : undefined}>
            <Preview file={file} />
            <span className={styles.words}>
              <span className={styles.name}>{file.name}</span>
              <State file={file} />
            </span>
            {file.failure && !file.failure.final ? (
              <IconButton
                ref={focusParentOnUnmount}
                icon="retry"
                label={texts.retry(file.name)}
                onClick={() => void upload(file)}
              />
            ) : null}
            <IconButton
              ref={focusParentOnUnmount}
              icon="close"
              label={texts.remove(file.name)}
              onClick={() => remove(file)}
            />
          </li>
        ))}
      </ul>
      {files.length === MOST_FILES ? <p className={styles.full}>{texts.full}</p> : null}
    </div>
  );
}

function State({ file: { file, attachment, failure, progress } }: { file: DraftFile }) {
  if (failure)
    return (
      <span className={styles.failure} role="alert">
        {failure.final ? failure.message : `${texts.failed}. ${failure.message}`}
      </span>
    );
  if (attachment)
    return (
      <span className={styles.state} role="status">
        {sizeInWords(file.size)}
        <span className="sr">, {texts.ready}</span>
      </span>
    );
  return (
    <span className={styles.state}>
      {texts.uploading(progress)}
      <progress className={styles.bar} max={100} value={progress} aria-label={texts.uploading(progress)} />
    </span>
  );
}

function Preview({ file: { file, kind } }: { file: DraftFile }) {
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState(false);
  return kind === 'photo' && url && !broken ? (
    <img className={styles.preview} src={url} alt="" onError={() => setBroken(true)} />
  ) : (
    <span className={styles.preview}>{kind === 'photo' ? <Icon name="camera" /> : <FileDrawing />}</span>
  );
}
