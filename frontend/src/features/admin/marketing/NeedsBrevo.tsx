import { Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useReadMarketingConnectionQuery } from '../../../api/admin-marketing';
import { adminMarketingMessages as texts } from './texts';

/** Data at Brevo is not requested without an API key; the card above says that it is missing. */
export function NeedsBrevo({ children }: { children: ReactNode }) {
  const { data: connection, isLoading } = useReadMarketingConnectionQuery();
  if (isLoading) return <Skeleton active />;
  if (connection?.state === 'none') return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.needsKey} />;
  return children;
}
