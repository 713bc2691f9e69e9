import { Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { adminUiTexts } from '../texts';

interface NothingHereProps {
  words: ReactNode;
  /** Clears the filters, when there are any. */
  onAll?: (() => void) | null;
  /** The label of the button. */
  action?: string;
}

/** Says that nothing was found, with a button to clear the filters. */
export function NothingHere({ words, onAll, action = adminUiTexts.clearFilters }: NothingHereProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {onAll ? <Button onClick={onAll}>{action}</Button> : null}
    </Empty>
  );
}

/**
 * Content of an empty table: nothing was found, or blank space while it loads. `onFirst` opens the first page from a
 * later one, whose items may all be done while earlier pages have more.
 */
export const nothingHere = (
  words: string,
  loading: boolean,
  onAll?: (() => void) | null,
  onFirst?: (() => void) | null,
): ReactNode => {
  if (loading) return <LoadingRows />;
  if (!onFirst) return <NothingHere words={words} onAll={onAll ?? null} />;
  return <NothingHere words={adminUiTexts.pages.done} action={adminUiTexts.pages.first} onAll={onFirst} />;
};

export const LoadingRows = () => <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
