import { Segmented, Empty, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import { AdminHead } from '../../../admin-ui';
import { useReadMarketingConnectionQuery } from '../../../api/admin-marketing';
import { CampaignsTab } from './CampaignsTab';
import { ConnectionCard } from './ConnectionCard';
import { ListsTab } from './ListsTab';
import { adminMarketingTexts as texts } from './texts';
import { PeopleTab } from './PeopleTab';
import { ReportsTab } from './ReportsTab';
import { TemplatesTab } from './TemplatesTab';
import styles from './marketing.module.css';

/** Data at Brevo is not requested without an API key; the card above says that it is missing. */
function NeedsBrevo({ children }: { children: ReactNode }) {
  const { data: connection, isLoading } = useReadMarketingConnectionQuery();
  if (isLoading) return <Skeleton active />;
  if (connection?.state === 'none') return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.needsKey} />;
  return children;
}

const TABS = {
  people: <PeopleTab />,
  lists: <ListsTab />,
  campaigns: (
    <NeedsBrevo>
      <CampaignsTab />
    </NeedsBrevo>
  ),
  templates: (
    <NeedsBrevo>
      <TemplatesTab />
    </NeedsBrevo>
  ),
  reports: <ReportsTab />,
} as const;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** Email marketing: recipients, lists, campaigns and results. */
export function MarketingScreen() {
  const [params, setParams] = useSearchParams();
  const tab = NAMES.find((name) => name === params.get('tab')) ?? 'people';
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <ConnectionCard />
      <div className={styles.tabs}>
        <Segmented<TabName>
          aria-label={texts.tabs.label}
          value={tab}
          onChange={(name) => setParams({ tab: name })}
          options={NAMES.map((value) => ({ value, label: texts.tabs[value] }))}
        />
      </div>
      {TABS[tab]}
    </>
  );
}
