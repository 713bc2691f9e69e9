import { Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useReadMarketingConnectionQuery } from '../../../api/admin-marketing';
import { adminMarketingMessages as texts } from './texts';

/** What lies at Brevo is not asked for without a key, of which the page tells above. */
export function NeedsBrevo({ children }: { children: ReactNode }) {
  const { data: connection, isLoading } = useReadMarketingConnectionQuery();
  if (isLoading) return <Skeleton active />;
  if (connection?.state === 'none') return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.needsKey} />;
  return children;
}
