import { Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../LoadFailed';
import { AdminHead } from '../AdminHead';
import { isMissing, NotFoundResult } from '../NotFoundResult';

interface OpenedItemProps<Item> {
  /** The query of the item, refetched when the editor opens. */
  query: { data?: Item | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  words: {
    titleEdit: string;
    loading: string;
    failed: string;
    missing: { title: string; text: string };
    /** Link to the list. */
    back: string;
  };
  backTo: string;
  /** The editor; mounted once with the first answer, and not remounted by later ones. */
  children: (item: Item) => ReactNode;
}

/** Loads an item and opens its editor; shows an error where it does not exist or did not load. */
export function OpenedItem<Item>({ query, words, backTo, children }: OpenedItemProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  // A cached answer from an earlier visit may be out of date.
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
