import { Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { adminUiMessages } from '../texts';

interface NothingHereProps {
  words: ReactNode;
  /** Takes the question away that nothing answers, where one was asked. */
  onAll?: (() => void) | null;
  /** What that is called. */
  action?: string;
}

/** That there is nothing, and the way back to everything. */
export function NothingHere({ words, onAll, action = adminUiMessages.clearFilters }: NothingHereProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {onAll ? <Button onClick={onAll}>{action}</Button> : null}
    </Empty>
  );
}

/** In a table without rows: that there is nothing, and no word but the room of some rows as long as no one knows. */
export const nothingHere = (words: string, loading: boolean, onAll?: (() => void) | null): ReactNode =>
  loading ? <RowsToCome /> : <NothingHere words={words} onAll={onAll ?? null} />;

export const RowsToCome = () => <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
