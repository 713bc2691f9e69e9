import { Empty, Skeleton, Timeline } from 'antd';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useReadConsentHistoryQuery, type AudiencePerson } from '../../../api/admin-marketing';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import styles from './marketing.module.css';

const { people: texts, sources } = adminMarketingTexts;

/** Every consent decision of a person, with the wording at the time. */
export function ConsentDrawer({ person, onClose }: { person: AudiencePerson | null; onClose: () => void }) {
  return (
    <AdminDrawer
      open={person !== null}
      onClose={onClose}
      size={520}
      title={person ? texts.historyOf(person.username) : texts.history}
    >
      {person ? <History id={person.id} /> : null}
    </AdminDrawer>
  );
}

function History({ id }: { id: string }) {
  const { data, error, refetch } = useReadConsentHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.items.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noHistory} />;
  return (
    <Timeline
      items={data.items.map(({ agreed, source, wording, recordedAt }) => ({
        key: recordedAt,
        color: agreed ? 'green' : 'gray',
        content: (
          <>
            <b>{agreed ? texts.yes : texts.no}</b>, {momentInWords(recordedAt)}, {sources[source]}
            <div className={styles.muted}>{wording ? texts.words : texts.noWords}</div>
            {wording ? <blockquote className={styles.quote}>{wording}</blockquote> : null}
          </>
        ),
      }))}
    />
  );
}
