import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { AdminDrawer } from '../../../../admin-ui/AdminDrawer';
import { StateTag } from '../../../../admin-ui';
import { Comparison } from '../../../../admin-ui/comparing/Comparison';
import { fieldsOf } from '../../../../admin-ui/editing/fields';
import { LoadFailed } from '../../../../admin-ui/LoadFailed';
import { momentOf } from '../../../../admin-ui/admin-time';
import {
  useGetPostRevisionQuery,
  useListPostRevisionsQuery,
  type PostRevisionSummary,
} from '../../../../api/admin-posts';
import { currentOrPrevious } from '../../../../lib/current-or-previous';
import { EMPTY_POST, postModel, type PostFields } from '../editor/post-fields';
import { adminBlogTexts } from '../texts';
import { STATE_TONES } from '../state-tones';
import styles from './versions.module.css';

const { versions: texts, list } = adminBlogTexts;

interface VersionsDrawerProps {
  postId: string;
  /** The form's values. */
  now: PostFields;
  onClose: () => void;
  onRestore: (number: number) => Promise<void>;
}

/** The saved versions with their authors and dates, what has changed since, and a button to restore one. */
export function VersionsDrawer({ postId, now, onClose, onRestore }: VersionsDrawerProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <AdminDrawer open onClose={onClose} title={texts.title} size="large">
      {chosen === null ? (
        <VersionList postId={postId} onChoose={setChosen} />
      ) : (
        <Version postId={postId} number={chosen} now={now} onBack={() => setChosen(null)} onRestore={onRestore} />
      )}
    </AdminDrawer>
  );
}

function VersionList({ postId, onChoose }: { postId: string; onChoose: (number: number) => void }) {
  const [before, setBefore] = useState<number | null>(null);
  const query = useListPostRevisionsQuery(
    { id: postId, ...(before && { before }) },
    { refetchOnMountOrArgChange: true },
  );
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      <p className={styles.intro}>{data.items.length > 0 ? texts.text : texts.none}</p>
      <ol className={styles.list}>
        {data.items.map((version) => (
          <li key={version.number}>
            <button type="button" onClick={() => onChoose(version.number)}>
              <VersionLine version={version} />
            </button>
          </li>
        ))}
      </ol>
      {data.nextBefore ? <Button onClick={() => setBefore(data.nextBefore)}>{texts.older}</Button> : null}
    </>
  );
}

function VersionLine({ version: { kind, savedAt, savedBy, title } }: { version: PostRevisionSummary }) {
  return (
    <>
      <span className={styles.line}>
        <StateTag tone={kind === 'published' ? STATE_TONES.published : STATE_TONES.draft}>{texts.kinds[kind]}</StateTag>
        <b>{momentOf(savedAt)}</b> <span>{texts.by(savedBy ? (savedBy.name ?? list.formerAdmin) : list.release)}</span>
      </span>
      <span className={styles.versionTitle}>{title || list.untitled}</span>
    </>
  );
}

interface VersionProps {
  postId: string;
  number: number;
  now: PostFields;
  onBack: () => void;
  onRestore: (number: number) => Promise<void>;
}

function Version({ postId, number, now, onBack, onRestore }: VersionProps) {
  const { data, error, refetch } = useGetPostRevisionQuery({ id: postId, number });
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button onClick={onBack}>{texts.back}</Button>
      {error ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {data ? (
        <>
          <p className={styles.chosen}>
            <VersionLine version={data} />
          </p>
          <h3>{texts.compare}</h3>
          <Comparison model={postModel} before={fieldsOf(EMPTY_POST, data)} after={now} />
          <Button
            type="primary"
            loading={busy}
            onClick={() => {
              setBusy(true);
              void onRestore(number).finally(() => setBusy(false));
            }}
          >
            {texts.restore}
          </Button>
        </>
      ) : error ? null : (
        <Skeleton active />
      )}
    </>
  );
}
