import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { fetchFile } from '../../api/fetch-file';
import { useRequestOwnExportMutation, useGetMyPersonalDataQuery, type DataExport } from '../../api/personal-data';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import { DeleteAccount } from './DeleteAccount';
import { personalDataTexts as texts } from './texts';
import styles from './personal-data.module.css';

const size = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
/** While a data export is being prepared. */
const LOOK_AGAIN_MS = 3_000;

/** The data export and the deletion of the account. */
export function PersonalData() {
  const [waiting, setWaiting] = useState(false);
  const { data, error, refetch } = useGetMyPersonalDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: waiting ? LOOK_AGAIN_MS : 0,
  });
  const isMaking = data?.exports.some(({ state }) => state === 'waiting') ?? false;
  if (isMaking !== waiting) setWaiting(isMaking);
  if (error && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="240px" />;
  return (
    <div className={styles.parts}>
      <Copy exports={data.exports} />
      <DeleteAccount state={data} />
    </div>
  );
}

function Copy({ exports }: { exports: DataExport[] }) {
  const [ask, { isLoading }] = useRequestOwnExportMutation();
  const [fetching, setFetching] = useState(false);
  const newest = exports[0];
  const start = async () => {
    try {
      await ask().unwrap();
      toast.success(texts.copy.asked);
    } catch (problem) {
      toast.error(texts.notDone, messageOf(problem));
    }
  };
  const save = async ({ id, askedAt }: DataExport) => {
    setFetching(true);
    try {
      saveFile(await fetchFile(`/api/personal-data/me/exports/${id}/file`), `my-data-${askedAt.slice(0, 10)}.zip`);
    } catch (problem) {
      toast.error(texts.notDone, messageOf(problem));
    } finally {
      setFetching(false);
    }
  };
  return (
    <div className={styles.part}>
      <h2>{texts.copy.heading}</h2>
      <p className={styles.muted}>{texts.copy.text}</p>
      {newest?.state === 'waiting' ? <p role="status">{texts.copy.waiting}</p> : null}
      {newest?.state === 'failed' ? <p role="status">{texts.copy.failed}</p> : null}
      {newest?.state === 'ready' && newest.expiresAt ? (
        <>
          <p role="status">
            {texts.copy.ready(dayInWords(newest.expiresAt), size.format((newest.byteSize ?? 0) / 1e6))}
          </p>
          <Button variant="quiet" busy={fetching} onClick={() => void save(newest)}>
            {texts.copy.fetch}
          </Button>
        </>
      ) : null}
      {newest?.state === 'waiting' ? null : (
        <Button variant={newest?.state === 'ready' ? 'plain' : 'quiet'} busy={isLoading} onClick={() => void start()}>
          {texts.copy.ask}
        </Button>
      )}
    </div>
  );
}
