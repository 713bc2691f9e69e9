import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { CampaignsTab } from './CampaignsTab';
import { ConnectionCard } from './ConnectionCard';
import { ListsTab } from './ListsTab';
import { adminMarketingMessages as texts } from './texts';
import { NeedsBrevo } from './NeedsBrevo';
import { PeopleTab } from './PeopleTab';
import { ReportsTab } from './ReportsTab';
import { TemplatesTab } from './TemplatesTab';
import styles from './marketing.module.css';

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
