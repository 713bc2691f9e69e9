import { Drawer } from 'antd';
import { adminMarketingTexts } from './texts';
import { NewCampaignForm } from './NewCampaignForm';

const { campaigns: texts, close } = adminMarketingTexts;

/** The drawer for a new campaign. Typed text survives closing it. */
export function NewCampaignDrawer(props: { open: boolean; onClose: () => void; onMade: (id: number) => void }) {
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      size={760}
      destroyOnHidden
      closable={{ 'aria-label': close }}
      title={texts.form.title}
    >
      <NewCampaignForm onMade={props.onMade} />
    </Drawer>
  );
}
