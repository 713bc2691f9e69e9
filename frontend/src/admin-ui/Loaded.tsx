import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../../admin-ui/LoadFailed';
import { adminUsersTexts as texts } from '../texts';

interface LoadedProps<T> {
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** A section with its own query: its data, loading or failed. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton active />;
  return <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />;
}
