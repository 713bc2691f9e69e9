import { Empty } from 'antd';
import type { ReactNode } from 'react';

/** In an empty table: that there is nothing, and no word as long as nobody knows. */
export const nothingHere = (words: string, loading: boolean): ReactNode =>
  loading ? ' ' : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />;
