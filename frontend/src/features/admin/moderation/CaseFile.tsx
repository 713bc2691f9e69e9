import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../api/fetch-file';
import type { CaseMessageFile } from '../../../api/moderation';
import { isApiError, messageOf } from '../../../lib/api-error';
import { saveFile } from '../../../lib/save-file';
import { useMounted } from '../../../lib/use-mounted';
import { moderationTexts as texts } from './texts';
import styles from './moderation.module.css';

const openingOf = {
  photo: texts.case.showPhoto,
  document: texts.case.download,
  voice: texts.case.listen,
} satisfies Record<CaseMessageFile['kind'], (name: string) => string>;

/** A photo, document or recording of a message in a case. Each opening is recorded, so no file opens automatically. */
export function CaseFile({ caseId, file: { id, kind, fileName } }: { caseId: string; file: CaseMessageFile }) {
  const [shown, setShown] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown]);

  const isMounted = useMounted();
  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const file = await fetchFile(`/api/admin/moderation-cases/${caseId}/files/${id}`);
      if (kind === 'document') saveFile(file, fileName);
      // Left meanwhile: an unused object URL would keep the file in memory.
      else if (isMounted()) setShown(URL.createObjectURL(file));
    } catch (error) {
      setFailure(isApiError(error) && error.status === 404 ? texts.case.fileGone : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (shown && kind === 'voice')
    // No one has written down what is said.
    return <audio controls src={shown} aria-label={texts.case.voice(fileName)} />;
  if (shown) return <img className={styles.photo} src={shown} alt={texts.case.photo(fileName)} />;
  return (
    <p>
      <Button size="small" loading={busy} onClick={() => void open()}>
        {openingOf[kind](fileName)}
      </Button>
      {failure ? <span role="alert"> {failure}</span> : null}
    </p>
  );
}
