import { useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError, messageOf } from '../../lib/api-error';
import { downloadFile } from '../../api/download-file';
import {
  uploadEvidence,
  useRemoveEvidenceMutation,
  verificationApi,
  type CheckKind,
  type EvidenceFile,
} from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button, IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import { verificationTexts } from './texts';
import styles from './verification.module.css';

const { upload: texts } = verificationTexts;
const LIMIT_BYTES = 15 * 1024 * 1024;
/** Answers that speak of the file itself. */
const REFUSED: unknown[] = [400, 413, 415, 422];

interface EvidenceUploadProps {
  kind: CheckKind;
  files: EvidenceFile[];
  adultId: string | null;
  /** The person that the document is about, when there are several. */
  label?: string;
}

/** The files of a check, and an upload with progress, and a retry where the same file may succeed. */
export function EvidenceUpload({ kind, files, adultId, label }: EvidenceUploadProps) {
  const { percent, failure, failedFile, send } = useUpload(kind, adultId);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const busy = percent !== null;
  return (
    <div className={styles.upload}>
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      ) : null}
      <div className={styles.choose}>
        <input
          ref={input}
          id={id}
          type="file"
          className="sr"
          accept="application/pdf,image/jpeg,image/png"
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void send(file);
          }}
        />
        <label htmlFor={id} className={classNames(styles.chooseButton, busy && styles.busy)}>
          <Icon name="plus" />
          {label ?? (files.length > 0 ? texts.another : texts.choose)}
        </label>
        <span className={styles.muted}>{texts.kinds}</span>
      </div>
      <div role="status">
        {busy ? (
          <p className={styles.progress}>
            <progress max={100} value={percent} aria-label={texts.sending(percent)} />
            <span>{percent < 100 ? texts.sending(percent) : texts.looking}</span>
          </p>
        ) : null}
      </div>
      {failure ? (
        <div role="alert" className={styles.failure}>
          <FieldError>{failure}</FieldError>
          {failedFile ? (
            <Button
              ref={focusParentOnUnmount}
              variant="quiet"
              size="small"
              icon="retry"
              onClick={() => void send(failedFile)}
            >
              {texts.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function useUpload(kind: CheckKind, adultId: string | null) {
  const dispatch = useDispatch();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [failedFile, setFailedFile] = useState<File | null>(null);
  const send = async (file: File) => {
    setFailedFile(null);
    if (file.size > LIMIT_BYTES) return setFailure(texts.tooLarge);
    setFailure(null);
    setPercent(0);
    try {
      const answer = await uploadEvidence({ kind, file, adultId, onProgress: setPercent });
      // The type of the store is the app's: features dispatch what the api hands out.
      dispatch(verificationApi.util.upsertQueryData('getMyVerification', undefined, answer) as never);
    } catch (error) {
      setFailure(messageOf(error));
      // A rejected file would be rejected again, so another file must be chosen.
      setFailedFile(isApiError(error) && REFUSED.includes(error.status) ? null : file);
    } finally {
      setPercent(null);
    }
  };
  return { percent, failure, failedFile, send };
}

function FileRow({ file }: { file: EvidenceFile }) {
  const [remove, { isLoading }] = useRemoveEvidenceMutation();
  const withdraw = async () => {
    try {
      await remove({ id: file.id }).unwrap();
      toast.success(texts.removed);
    } catch (error) {
      toast.error(verificationTexts.unsaved, messageOf(error));
    }
  };
  const keep = async () => {
    try {
      await downloadFile(`/api/verifications/me/files/${file.id}`, file.fileName);
    } catch (error) {
      toast.error(verificationTexts.failed.title, messageOf(error));
    }
  };
  return (
    <li>
      <button type="button" className={styles.fileName} onClick={() => void keep()} title={texts.open}>
        {file.fileName}
      </button>
      <span className={styles.muted}>{Math.max(1, Math.round(file.byteSize / 1024)).toLocaleString('en-AU')} kB</span>
      {file.deleteAfter ? (
        <span className={styles.muted}>{texts.deletedOn(dayInWords(file.deleteAfter))}</span>
      ) : (
        <IconButton
          icon="trash"
          ref={focusParentOnUnmount}
          label={texts.remove(file.fileName)}
          aria-disabled={isLoading}
          onClick={() => (isLoading ? undefined : void withdraw())}
        />
      )}
    </li>
  );
}
