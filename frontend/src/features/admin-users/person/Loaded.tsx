import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/error-text';
import { adminUsersMessages as texts } from '../messages';

interface LoadedProps<T> {
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** A section that asks for its own data: what came, that it comes, or that it did not. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton active />;
  return (
    <Alert
      type="error"
      showIcon
      title={texts.failed}
      description={messageOf(error)}
      action={<Button onClick={() => void refetch()}>{texts.again}</Button>}
    />
  );
}
