import { Alert, Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { StateTag } from '../../../admin-ui/StateTag';
import { adminAuditApi } from '../../../api/admin-audit';
import { messageOf } from '../../../lib/api-error';
import { fetchFile } from '../../../api/fetch-file';
import { verificationReviewApi, type AdultAtHome, type EvidenceFile } from '../../../api/verification-review';
import { useMounted } from '../../../lib/use-mounted';
import { adminVerificationTexts } from './texts';
import styles from './verification.module.css';

const words = adminVerificationTexts.drawer;
const LEAST_REASON = 5;

interface Opened {
  file: EvidenceFile;
  address: string;
}

interface EvidenceViewerProps {
  files: EvidenceFile[];
  adults: AdultAtHome[];
  /** The files that this admin has opened; `null` where nothing has to be approved. */
  openedIds: readonly string[] | null;
}

/** The documents of a check. Each needs a reason to be opened; the API records who opened what. */
export function EvidenceViewer({ files, adults, openedIds }: EvidenceViewerProps) {
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const reasonId = useId();
  useEffect(() => () => URL.revokeObjectURL(opened?.address ?? ''), [opened]);
  const isMounted = useMounted();
  const open = async (file: EvidenceFile) => {
    setBusy(file.id);
    setFailure(null);
    try {
      const bytes = await fetchFile(`/api/admin/verification-files/${file.id}/openings`, { reason });
      // The browser must read the bytes as the type that was checked.
      const document = new Blob([bytes], { type: file.contentType });
      // Closed meanwhile: an unused object URL would keep the document in memory.
      if (isMounted()) setOpened({ file, address: URL.createObjectURL(document) });
      dispatch(adminAuditApi.util.invalidateTags(['Admin audit']) as never);
      dispatch(verificationReviewApi.util.invalidateTags(['Verification review']) as never);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  if (files.length === 0) return <p className={`${styles.evidence} ${styles.muted}`}>{words.noDocuments}</p>;
  return (
    <section className={styles.evidence}>
      <h2>{words.documents}</h2>
      <label htmlFor={reasonId}>{words.why}</label>
      <Input
        id={reasonId}
        value={reason}
        maxLength={300}
        aria-describedby={`${reasonId}-hint`}
        onChange={({ target }) => setReason(target.value)}
      />
      <p id={`${reasonId}-hint`} className={styles.muted}>
        {words.whyHint}
      </p>
      <ul className={styles.documents}>
        {files.map((file) => {
          const adult = adults.find(({ id }) => id === file.adultId);
          return (
            <li key={file.id}>
              <Button
                loading={busy === file.id}
                // One at a time, so that no slow document takes the place of one that was opened after it.
                disabled={reason.trim().length < LEAST_REASON || (busy !== null && busy !== file.id)}
                onClick={() => void open(file)}
              >
                {words.open(file.fileName)}
              </Button>
              {adult ? ` ${words.about(adult.name)}` : null}
              {openedIds ? (
                <StateTag tone={openedIds.includes(file.id) ? 'good' : 'waiting'}>
                  {openedIds.includes(file.id) ? words.opened : words.unopened}
                </StateTag>
              ) : null}
            </li>
          );
        })}
      </ul>
      {failure ? <Alert type="error" title={failure} /> : null}
      {opened ? <Document {...opened} /> : null}
    </section>
  );
}

/**
 * A picture that the server re-encoded, or a PDF in the browser's own viewer. Browsers show no PDF in a sandboxed
 * frame; the viewer itself is isolated from this page. PDFs with active content were rejected on upload.
 */
function Document({ file, address }: Opened) {
  return (
    <figure className={styles.document}>
      {file.contentType === 'application/pdf' ? (
        navigator.pdfViewerEnabled ? (
          <>
            <iframe src={`${address}#view=FitH&navpanes=0`} title={words.picture(file.fileName)} />
            <p className={styles.onPhones}>{words.onPhones}</p>
          </>
        ) : (
          <Alert type="info" showIcon title={words.noViewer} />
        )
      ) : (
        <img src={address} alt={words.picture(file.fileName)} />
      )}
      <div>
        <Button href={address} download={file.fileName}>
          {words.save}
        </Button>
      </div>
    </figure>
  );
}
