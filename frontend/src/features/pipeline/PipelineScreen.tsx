import { useState } from 'react';
import { useSetPersonAsideMutation, type PipelineColumn } from '../../api/pipeline';
import { messageOf } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useLatch } from '../../lib/use-latch';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Button } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import { ColumnPage, type SetAside } from './ColumnPage';
import styles from './PipelineScreen.module.css';
import { pipelineTexts as texts } from './texts';
import { useFirstPages } from './use-pipeline-page';

const BOARD: readonly PipelineColumn[] = ['saved', 'conversation', 'interview', 'agreement', 'signed'];

/** Everyone whom a member has saved or talks to, by stage; people who are no longer considered can be set aside. */
export function PipelineScreen() {
  const [save] = useSetPersonAsideMutation();
  const [latest, setLatest] = useState<{ id: string; name: string } | null>(null);
  const { areKnown, retryAll } = useFirstPages();
  const isShown = useLatch(areKnown);
  const setAside: SetAside = async ({ id, displayName: name }, isAside) => {
    try {
      await save({ id, setAsideInput: { setAside: isAside } }).unwrap();
      setLatest(isAside ? { id, name } : null);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.undo} role="status">
        {latest ? (
          <>
            <span>{texts.isSetAside(latest.name)}</span>
            <Button
              ref={focusParentOnUnmount}
              variant="quiet"
              size="small"
              onClick={() => void setAside({ id: latest.id, displayName: latest.name }, false)}
            >
              {texts.undo}
            </Button>
          </>
        ) : null}
      </div>
      {!isShown ? (
        // All stages come at once: one after the other they would push each other down.
        <div className={styles.board} aria-busy="true">
          {BOARD.map((column) => (
            <Skeleton key={column} shape="card" height="220px" />
          ))}
        </div>
      ) : retryAll ? (
        <Failed words={texts.nothingLoaded} onAgain={retryAll} />
      ) : (
        <>
          <div className={styles.board}>
            {BOARD.map((column) => (
              <Column key={column} column={column} setAside={setAside} />
            ))}
          </div>
          <Column column="set_aside" setAside={setAside} />
        </>
      )}
    </div>
  );
}

/** One page after the other, as many as were asked for. */
function Column({ column, setAside }: { column: PipelineColumn; setAside: SetAside }) {
  const [further, showMore] = useLoadedPages(column);
  return (
    <section className={styles.column} aria-labelledby={`stage-${column}`}>
      <h2 id={`stage-${column}`}>{texts.columns[column]}</h2>
      <ColumnPage column={column} cursor={undefined} further={further} setAside={setAside} onMore={showMore} />
    </section>
  );
}
