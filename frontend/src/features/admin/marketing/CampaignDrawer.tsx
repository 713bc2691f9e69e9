import { Alert, Descriptions, Statistic } from 'antd';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { Loaded } from '../../../admin-ui/Loaded';
import { useReadCampaignQuery, type CampaignDetail, type CampaignFigures } from '../../../api/admin-marketing';
import { CampaignSteps } from './CampaignSteps';
import { EmailFrame } from './EmailFrame';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import styles from './marketing.module.css';

const { campaigns: texts, lists } = adminMarketingTexts;
const FIGURES = Object.keys(texts.figures) as (keyof CampaignFigures)[];

/** One campaign: its recipients, its email, its actions and its results. */
export function CampaignDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const query = useReadCampaignQuery({ id: id ?? 0 }, { skip: id === null, refetchOnMountOrArgChange: true });
  const shown = query.data?.id === id ? query.data : undefined;
  return (
    <AdminDrawer open={id !== null} onClose={onClose} size={760} title={shown?.name ?? texts.columns.name}>
      <Loaded query={{ ...query, data: shown }} failed={adminMarketingTexts.failed}>
        {(campaign) => <Campaign campaign={campaign} onGone={onClose} />}
      </Loaded>
    </AdminDrawer>
  );
}

function Campaign({ campaign, onGone }: { campaign: CampaignDetail; onGone: () => void }) {
  const { facts } = texts;
  const { name, subject, from, state, people, html, figures, scheduledAt, sentAt } = campaign;
  const when =
    state === 'queued' && scheduledAt
      ? texts.scheduled(momentInWords(scheduledAt))
      : sentAt
        ? texts.sentAt(momentInWords(sentAt))
        : '';
  return (
    <div className={styles.parts}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'subject', label: facts.subject, children: <span className={styles.breaks}>{subject}</span> },
          { key: 'from', label: facts.from, children: <span className={styles.breaks}>{from}</span> },
          { key: 'lists', label: facts.lists, children: campaign.lists.map((key) => lists[key]).join('; ') },
          { key: 'people', label: facts.people, children: texts.people(people) },
          { key: 'state', label: facts.state, children: [texts.states[state], when].filter(Boolean).join(', ') },
        ]}
      />
      {figures ? (
        <section>
          <div className={styles.figures}>
            {FIGURES.map((key) => (
              <Statistic key={key} title={texts.figures[key]} value={figures[key]} />
            ))}
          </div>
          <p className={styles.muted}>{texts.openedNote}</p>
        </section>
      ) : null}
      {people === 0 && state === 'draft' ? <Alert showIcon type="info" title={texts.noOne} /> : null}
      <CampaignSteps campaign={campaign} onGone={onGone} />
      <EmailFrame name={name} html={html} />
    </div>
  );
}
