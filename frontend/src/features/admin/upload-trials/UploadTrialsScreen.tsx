import { Alert, Button, Empty, Progress } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { tryFile, type UploadPurpose, type UploadTrial } from '../../../api/admin-upload-trials';
import { messageOf } from '../../../lib/api-error';
import { FileChoice } from './FileChoice';
import { uploadTrialTexts as texts } from './texts';
import { TrialAnswer } from './TrialAnswer';
import styles from './upload-trials.module.css';

const PURPOSES = Object.keys(texts.purposes) as UploadPurpose[];

type Trying =
  | { state: 'sending'; name: string; percent: number }
  | { state: 'failed'; why: string }
  | { state: 'answered'; trial: UploadTrial };

/** Runs a file through the upload checks and shows what happens to it. */
export function UploadTrialsScreen() {
  const [params, setParams] = useSearchParams();
  const purpose = PURPOSES.find((known) => known === params.get('as')) ?? 'photo';
  const [file, setFile] = useState<File | null>(null);
  const [trying, setTrying] = useState<Trying | null>(null);
  const send = async (chosen: File) => {
    const { name } = chosen;
    const onProgress = (percent: number) => setTrying({ state: 'sending', name, percent });
    setFile(chosen);
    onProgress(0);
    try {
      setTrying({ state: 'answered', trial: await tryFile({ purpose, file: chosen, onProgress }) });
    } catch (error) {
      setTrying({ state: 'failed', why: messageOf(error) });
    }
  };
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.layout}>
        <FileChoice
          purpose={purpose}
          onPurpose={(as) => setParams({ as }, { replace: true })}
          last={file}
          busy={trying?.state === 'sending'}
          onFile={(chosen) => void send(chosen)}
        />
        <div className={styles.answer}>
          {trying === null ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={
                <>
                  <b>{texts.empty.title}</b>
                  <p>{texts.empty.text}</p>
                </>
              }
            />
          ) : null}
          {trying?.state === 'sending' ? (
            <div role="status">
              <p>{trying.percent < 100 ? texts.sending(trying.name, trying.percent) : texts.looking(trying.name)}</p>
              <Progress percent={trying.percent} status="active" showInfo={false} aria-label={texts.progress} />
            </div>
          ) : null}
          {trying?.state === 'failed' ? (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={texts.failed.title}
              description={trying.why}
              action={file ? <Button onClick={() => void send(file)}>{texts.failed.again}</Button> : null}
            />
          ) : null}
          {trying?.state === 'answered' ? <TrialAnswer trial={trying.trial} /> : null}
        </div>
      </div>
    </>
  );
}
