import { Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../LoadFailed';
import { AdminHead } from '../AdminHead';
import { isMissing, NotFoundResult } from '../NotFoundResult';

interface OpenedItemProps<Item> {
  /** Its query, which asks again when the editor opens. */
  query: { data?: Item | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  words: {
    titleEdit: string;
    loading: string;
    failed: string;
    missing: { title: string; text: string };
    /** The way to all of them. */
    back: string;
  };
  backTo: string;
  /** The editor; drawn once the item has come, and not again by what comes later. */
  children: (item: Item) => ReactNode;
}

/** Opens one thing in its editor, as it stands now; says so where there is no such thing, or where it did not load. */
export function OpenedItem<Item>({ query, words, backTo, children }: OpenedItemProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  // What was read on an earlier visit may be old by now.
  const [opened, setOpened] = useState(false);
  if (data && (opened || !isFetching)) {
    if (!opened) setOpened(true);
    return children(data);
  }
  if (isMissing(error)) return <NotFoundResult {...words.missing} back={{ to: backTo, label: words.back }} />;
  return (
    <>
      <AdminHead title={words.titleEdit} />
      {error ? (
        <LoadFailed title={words.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Skeleton active aria-label={words.loading} paragraph={{ rows: 10 }} />
      )}
    </>
  );
}
