import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';

interface LoadedProps<T> {
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  /** What did not load, as a sentence without a full stop. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** The data of a query, or that it is loading or did not load. */
export function Loaded<T>({ query: { data, error, refetch }, failed, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton active />;
  return <LoadFailed title={failed} error={error} onAgain={() => void refetch()} />;
}
