import { Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { adminUiMessages } from '../texts';

interface NothingHereProps {
  words: ReactNode;
  /** Clears the filters, when there are any. */
  onAll?: (() => void) | null;
  /** The label of the button. */
  action?: string;
}

/** Says that nothing was found, with a button to clear the filters. */
export function NothingHere({ words, onAll, action = adminUiMessages.clearFilters }: NothingHereProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {onAll ? <Button onClick={onAll}>{action}</Button> : null}
    </Empty>
  );
}

/** Content of an empty table: nothing was found, or blank space while it loads. */
export const nothingHere = (words: string, loading: boolean, onAll?: (() => void) | null): ReactNode =>
  loading ? <LoadingRows /> : <NothingHere words={words} onAll={onAll ?? null} />;

/** Content of a later page whose items are all done: earlier pages may have more. */
export const pageDone = (onFirst: () => void): ReactNode => (
  <NothingHere words={adminUiMessages.pages.done} action={adminUiMessages.pages.first} onAll={onFirst} />
);

export const LoadingRows = () => <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
